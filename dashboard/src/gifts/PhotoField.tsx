import { lazy, Suspense, useState } from 'react'
import { ActionIcon, Button } from '@mantine/core'
import { IconPhotoPlus, IconX } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import { useFieldValue, type ValueForm } from '../ui/fields.tsx'
import type { GiftValues } from './giftValues.ts'
import css from './gifts.module.css'

const MediaPicker = lazy(async () => ({ default: (await import('../ui/media/MediaPicker.tsx')).MediaPicker }))

/** The picture of a gift, out of the page's media. */
export function PhotoField({ form }: { form: ValueForm<GiftValues> }) {
  const t = useText('gifts')
  const [isPicking, setPicking] = useState(false)
  const name = 'featuredImage'
  const image = useFieldValue<GiftValues, string>(form, name)
  return (
    <div className={css.photo}>
      {image && <img src={image} alt="" />}
      <Button
        variant="default"
        leftSection={<IconPhotoPlus size={17} stroke={1.8} aria-hidden />}
        onClick={() => setPicking(true)}
      >
        {t('field.pick')}
      </Button>
      {image && (
        <ActionIcon variant="default" size={36} aria-label={t('clear')} onClick={() => form.setFieldValue(name, '')}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      )}
      <Suspense>
        {isPicking && (
          <MediaPicker
            isOpen
            type="i"
            onClose={() => setPicking(false)}
            onPick={(file) => {
              setPicking(false)
              form.setFieldValue(name, file.url)
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
