import { lazy, Suspense, useState } from 'react'
import { ActionIcon, Button } from '@mantine/core'
import type { File } from '@portico/contract/media.ts'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useText } from '../../core/useText.ts'
import { useOnceTrue } from '../useOnceTrue.ts'
import css from './media.module.css'

const MediaPicker = lazy(async () => ({ default: (await import('./MediaPicker.tsx')).MediaPicker }))

type Props = {
  /** Addresses of pictures. */
  initial: readonly string[]
  max: number
  isReadOnly: boolean
  onChange: (images: string[]) => void
  /** Told of each file before its address is among the images. */
  onPick?: (file: File) => void
}

/** Several pictures of the library, in the order they were chosen. */
export function ImagesField({ initial, max, isReadOnly, onChange, onPick }: Props) {
  const t = useText('media')
  const [images, setImages] = useState([...initial])
  const [isPicking, setPicking] = useState(false)
  const hasPicker = useOnceTrue(isPicking)

  function change(next: string[]) {
    setImages(next)
    onChange(next)
  }

  function pick(file: File) {
    setPicking(false)
    onPick?.(file)
    if (!images.includes(file.url)) change([...images, file.url])
  }

  return (
    <>
      {images.length > 0 && (
        <PickedList
          images={images}
          onRemove={isReadOnly ? undefined : (one) => change(images.filter((image) => image !== one))}
        />
      )}
      {!isReadOnly && images.length < max && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPhotoPlus size={17} stroke={1.8} aria-hidden />}
            onClick={() => setPicking(true)}
          >
            {t('picker.add')}
          </Button>
          <p className={css.help}>{t('picker.limit', { count: String(max) })}</p>
        </div>
      )}
      {hasPicker && (
        <Suspense>
          <MediaPicker isOpen={isPicking} type="i" onClose={() => setPicking(false)} onPick={pick} />
        </Suspense>
      )}
    </>
  )
}

function PickedList({ images, onRemove }: { images: string[]; onRemove: ((image: string) => void) | undefined }) {
  const t = useText('media')
  return (
    <ul className={css.picked}>
      {images.map((image) => (
        <li key={image}>
          <img src={image} alt="" loading="lazy" />
          {onRemove && (
            <ActionIcon
              variant="default"
              radius="xl"
              size={32}
              aria-label={t('picker.remove')}
              onClick={() => onRemove(image)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          )}
        </li>
      ))}
    </ul>
  )
}
