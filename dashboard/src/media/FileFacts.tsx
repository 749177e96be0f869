import type { File } from '@portico/contract/media.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import css from './library.module.css'

/** What is known of a file. */
export function FileFacts({ file }: { file: File }) {
  const t = useText('media')
  const format = useFormat()
  return (
    <dl className={css.facts}>
      <dt>{t('facts.pixels')}</dt>
      <dd>
        {file.width} × {file.height}
      </dd>
      {file.durationMs !== null && (
        <>
          <dt>{t('facts.length')}</dt>
          <dd>{t('seconds', { seconds: String(Math.round(file.durationMs / 1000)) })}</dd>
        </>
      )}
      <dt>{t('facts.size')}</dt>
      <dd>{format.bytes(file.filesize)}</dd>
      <dt>{t('facts.added')}</dt>
      <dd>{format.dateTime(file.createdAt)}</dd>
    </dl>
  )
}
