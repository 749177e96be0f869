import { lazy, Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { useText } from '../../core/useText.ts'
import buttons from '../buttons.module.css'
import fields from './fields.module.css'

const MediaPicker = lazy(async () => ({ default: (await import('../media/MediaPicker.tsx')).MediaPicker }))

type Film = { path: string; poster: string }
type Props = { label: string; value: Film | null; onChange: (film: Film | null) => void }

/** One film of the page's media, with its still. */
export function FilmField({ label, value, onChange }: Props) {
  const t = useText('templates')
  const [isPicking, setPicking] = useState(false)
  return (
    <div className={fields.pictureRow}>
      <span className={fields.fieldName}>{label}</span>
      <Button variant="default" size="xs" onClick={() => setPicking(true)}>
        {t(value ? 'picture.change' : 'picture.choose')}
      </Button>
      {value && (
        <button type="button" className={buttons.plain} onClick={() => onChange(null)}>
          {t('remove')}
        </button>
      )}
      <Suspense>
        {isPicking && (
          <MediaPicker
            isOpen
            type="v"
            onClose={() => setPicking(false)}
            onPick={({ url, renditions }) => {
              setPicking(false)
              const poster = renditions.find(({ isPoster, type }) => isPoster && type !== 'image/avif')
              onChange({ path: new URL(url).pathname, poster: poster ? new URL(poster.url).pathname : '' })
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
