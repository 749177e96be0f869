import { lazy, Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react'
import type { CropRatio } from '@portico/contract/media/limits.ts'
import type { File } from '@portico/contract/media.ts'
import type { Picture } from '@portico/contract/templates.ts'
import { useText } from '../../core/useText.ts'
import { pictureOf, thumbnailOf } from './picture.ts'
import buttons from '../buttons.module.css'
import fields from './fields.module.css'

const MediaPicker = lazy(async () => ({ default: (await import('../media/MediaPicker.tsx')).MediaPicker }))
const CropDialog = lazy(async () => ({ default: (await import('../media/CropDialog.tsx')).CropDialog }))

type Props = {
  label: string
  value: Picture | null
  /** Asked for after picking, unless the picture is kept as it is. */
  ratios?: readonly CropRatio[]
  origin: string
  onChange: (picture: Picture | null) => void
}

/** One picture of the page's media, cut to a ratio of its place. */
export function PictureField({ label, value, ratios, origin, onChange }: Props) {
  const t = useText('templates')
  const [isPicking, setPicking] = useState(false)
  const [cutting, setCutting] = useState<File>()

  function pick(file: File) {
    setPicking(false)
    if (ratios) setCutting(file)
    else onChange(pictureOf(file))
  }

  return (
    <div className={fields.field}>
      <span className={fields.fieldName}>{label}</span>
      <div className={fields.pictureRow}>
        {value && <img src={thumbnailOf(value, origin)} alt="" data-light={value.isLight || undefined} />}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPhotoPlus size={16} aria-hidden />}
          aria-label={`${label}: ${t(value ? 'picture.change' : 'picture.choose')}`}
          onClick={() => setPicking(true)}
        >
          {t(value ? 'picture.change' : 'picture.choose')}
        </Button>
        {value && (
          <button
            type="button"
            className={buttons.plain}
            aria-label={`${t('remove')} · ${label}`}
            onClick={() => onChange(null)}
          >
            <IconTrash size={17} aria-hidden />
          </button>
        )}
      </div>
      <Suspense>
        {isPicking && <MediaPicker isOpen type="i" onClose={() => setPicking(false)} onPick={pick} />}
        {cutting && ratios && (
          <CropDialog
            isOpen
            file={cutting}
            ratios={ratios}
            onClose={() => setCutting(undefined)}
            onCropped={(file) => {
              setCutting(undefined)
              onChange(pictureOf(file))
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
