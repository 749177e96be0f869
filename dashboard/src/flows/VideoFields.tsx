import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Button, NumberInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { FlowStep } from '@portico/contract/flows.ts'
import type { File } from '@portico/contract/media.ts'
import { useText } from '../core/useText.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import type { EditorProps } from './editorProps.ts'
import { isWithin } from './steps.ts'
import css from './flow.module.css'
import fields from './stepFields.module.css'

const MediaPicker = lazy(async () => ({ default: (await import('../ui/media/MediaPicker.tsx')).MediaPicker }))

type Clip = NonNullable<FlowStep['video']>
const NONE: Clip = { mediaUrl: '', posterUrl: '', seconds: 10, skipAfterSeconds: 5 }

/** A picture or a film for some seconds. The film is gated by the plan; the picture is not. */
export function VideoFields({ step, facts, onChange }: EditorProps) {
  const t = useText('flows')
  const video = step.video ?? NONE
  const [picked, setPicked] = useState<'i' | 'v' | null>(null)
  const hasPicker = useOnceTrue(picked !== null)
  const set = (part: Partial<Clip>, mark?: string) => onChange({ video: { ...video, ...part } }, mark)

  function take(file: File) {
    set(picked === 'v' ? { mediaUrl: pathOf(file.url) } : { posterUrl: pathOf(file.url) })
    setPicked(null)
  }

  return (
    <section className={css.part}>
      <h3>{t('video.title')}</h3>
      {facts && !facts.hasVideo && (
        <p className={css.gate}>
          {t('video.gate')} <Link to="/dashboard/page-license">{t('video.plans')}</Link>
        </p>
      )}
      <div className={fields.files}>
        <ChosenFile label={t('video.poster')} url={video.posterUrl} onRemove={() => set({ posterUrl: '' })}>
          <Button variant="default" onClick={() => setPicked('i')}>
            {t('video.pickImage')}
          </Button>
        </ChosenFile>
        <ChosenFile label={t('video.file')} url={video.mediaUrl} onRemove={() => set({ mediaUrl: '' })}>
          <Button variant="default" disabled={!facts?.hasVideo} onClick={() => setPicked('v')}>
            {t('video.pickVideo')}
          </Button>
        </ChosenFile>
      </div>
      <div className={css.pair}>
        <Seconds
          label={t('video.seconds')}
          value={video.seconds}
          min={3}
          onChange={(seconds) => set({ seconds }, 'seconds')}
        />
        <Seconds
          label={t('video.skip')}
          value={video.skipAfterSeconds}
          min={0}
          onChange={(skipAfterSeconds) => set({ skipAfterSeconds }, 'skip')}
        />
      </div>
      {hasPicker && (
        <Suspense fallback={null}>
          <MediaPicker isOpen={picked !== null} type={picked ?? 'i'} onClose={() => setPicked(null)} onPick={take} />
        </Suspense>
      )}
    </section>
  )
}

type ChosenFileProps = { label: string; url: string; onRemove: () => void; children: ReactNode }

function ChosenFile({ label, url, onRemove, children }: ChosenFileProps) {
  const t = useText('flows')
  return (
    <div className={fields.file}>
      <p>{label}</p>
      {url && <code>{url.split('/').at(-1)}</code>}
      <div className={css.buttons}>
        {children}
        {url && (
          <Button variant="subtle" color="red" onClick={onRemove}>
            {t('video.remove', { name: label.toLowerCase() })}
          </Button>
        )}
      </div>
    </div>
  )
}

type SecondsProps = { label: string; value: number; min: number; onChange: (seconds: number) => void }

function Seconds({ label, value, min, onChange }: SecondsProps) {
  const t = useText('flows')
  return (
    <NumberInput
      label={label}
      suffix={` ${t('video.secondsUnit')}`}
      value={value}
      min={min}
      max={60}
      allowDecimal={false}
      allowNegative={false}
      onChange={(typed) => isWithin(typed, min, 60) && onChange(Number(typed))}
    />
  )
}

/** The step keeps a path: guests fetch it from the portal's own origin. */
function pathOf(url: string): string {
  return URL.parse(url, location.origin)?.pathname ?? ''
}
