import { useState } from 'react'
import { Button } from '@mantine/core'
import { IconCopy, IconPrinter, IconShare } from '@tabler/icons-react'
import type { Issued, Preset } from '@portico/contract/accessCodes.ts'
import { grouped } from '@portico/contract/accessCodes/strength.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { QrCode } from '../ui/QrCode.tsx'
import { message } from '../ui/toasts.ts'
import { useCodeDeeds, usePresets } from './useAccessCodes.ts'
import css from './accessCodes.module.css'

/** Press what the guest wants, show the phone: a code large enough to be read across the counter. */
export function Counter() {
  const t = useText('accessCodes')
  const format = useFormat()
  const presets = usePresets(true)
  const { issue } = useCodeDeeds()
  const [issued, setIssued] = useState<Issued | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  async function press({ id }: Preset) {
    setBusy(id)
    const made = await issue(id)
    setBusy(null)
    if (made) setIssued(made)
  }

  if (issued) return <Shown code={issued} onAgain={() => setIssued(null)} />
  if (presets.error) return <ErrorState error={presets.error} onRetry={() => presets.refetch()} isBoxed />
  if (presets.data?.rows.length === 0)
    return <EmptyState art={<EmptyCup />} title={t('empty.presets')} text={t('empty.presetsText')} />
  return (
    <div className={css.presets}>
      {presets.data?.rows.map((preset) => (
        <button
          key={preset.id}
          type="button"
          className={css.preset}
          disabled={busy !== null}
          aria-busy={busy === preset.id}
          onClick={() => void press(preset)}
        >
          <strong>{preset.name}</strong>
          <span>{format.duration(preset.durationMinutes * 60)}</span>
          <span className={css.price}>
            {!preset.price ? t('noPrice') : format.money(preset.price, presets.data.currency)}
          </span>
        </button>
      ))}
    </div>
  )
}

function Shown({ code, onAgain }: { code: Issued; onAgain: () => void }) {
  const t = useText('accessCodes')
  const format = useFormat()
  const { slip } = useCodeDeeds()
  const text = t('counter.shareText', { code: grouped(code.code) })

  async function copy() {
    await navigator.clipboard.writeText(code.code)
    message(t('counter.copied'))
  }

  return (
    <section className={css.shown} aria-live="polite">
      <p className={css.facts}>
        {code.batchName} · {format.duration(code.durationMinutes * 60)}
      </p>
      <p className={css.big}>{grouped(code.code)}</p>
      {code.ssid && <p className={css.facts}>Wi-Fi: {code.ssid}</p>}
      <QrCode text={code.link} label={t('counter.scan')} size={200} />
      <p className={css.facts}>{t('counter.scan')}</p>
      <div className={css.shownActions}>
        {'share' in navigator && (
          <Button
            variant="default"
            leftSection={<IconShare size={17} aria-hidden />}
            onClick={() => void navigator.share({ text, url: code.link }).catch(() => undefined)}
          >
            {t('counter.share')}
          </Button>
        )}
        {'clipboard' in navigator && (
          <Button
            variant="default"
            leftSection={<IconCopy size={17} aria-hidden />}
            onClick={() => void copy().catch(() => undefined)}
          >
            {t('counter.copy')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconPrinter size={17} aria-hidden />}
          onClick={() => void slip(code.id, 'slip80')}
        >
          {t('counter.slip')}
        </Button>
      </div>
      <Button fullWidth size="md" onClick={onAgain}>
        {t('counter.again')}
      </Button>
    </section>
  )
}
