import { useState } from 'react'
import type { IssuedBatch, Preset } from '@portico/contract/accessCodes.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { NotAskedFor } from './NotAskedFor.tsx'
import { ShownCode } from './ShownCode.tsx'
import { useCodeCommands, usePresets } from './useAccessCodes.ts'
import css from './accessCodes.module.css'

/** Press what the guest wants, show the phone: a code large enough to be read across the counter. */
export function Counter() {
  const t = useText('accessCodes')
  const format = useFormat()
  const presets = usePresets(true)
  const { issue } = useCodeCommands()
  const [issued, setIssued] = useState<IssuedBatch | null>(null)
  const [busy, setBusy] = useState<string | null>(null)

  async function press({ id }: Preset) {
    setBusy(id)
    const made = await issue(id)
    setBusy(null)
    if (made) setIssued(made)
  }

  if (issued) return <ShownCode code={issued} onAgain={() => setIssued(null)} />
  if (presets.error) return <ErrorState error={presets.error} onRetry={() => presets.refetch()} isBoxed />
  if (presets.data?.rows.length === 0)
    return <EmptyState art={<EmptyCup />} title={t('empty.presets')} text={t('empty.presetsText')} />
  return (
    <>
      {presets.data && !presets.data.isAskedFor && <NotAskedFor />}
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
    </>
  )
}
