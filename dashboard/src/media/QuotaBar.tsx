import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './library.module.css'

type Props = { usedBytes: number; limitBytes: number; deletedBytes: number }

/** How much of the page's space is taken. */
export function QuotaBar({ usedBytes, limitBytes, deletedBytes }: Props) {
  const t = useText('media')
  const format = useFormat()
  const words = t('used', { used: format.bytes(usedBytes), limit: format.bytes(limitBytes) })
  const share = limitBytes > 0 ? usedBytes / limitBytes : 1
  return (
    <div className={css.quota} data-full={share > 0.9 || undefined}>
      <meter aria-label={words} min={0} max={1} high={0.9} value={Math.min(1, share)} />
      <span>
        {words}
        {deletedBytes > 0 && ` · ${t('inBin', { size: format.bytes(deletedBytes) })}`}
      </span>
    </div>
  )
}
