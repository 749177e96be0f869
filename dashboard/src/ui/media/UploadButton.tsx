import { useRef } from 'react'
import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { IMAGE_TYPES, VIDEO_TYPES } from '@portico/contract/media/limits.ts'
import { useText } from '../../core/useText.ts'

type Props = { canUploadVideo: boolean; onFiles: (files: File[]) => void }

/** Opens the system's own file chooser; on a phone that offers the camera too. */
export function UploadButton({ canUploadVideo, onFiles }: Props) {
  const t = useText('media')
  const input = useRef<HTMLInputElement>(null)
  const accept = [...IMAGE_TYPES, ...(canUploadVideo ? VIDEO_TYPES : [])].join(',')
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={accept}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button leftSection={<IconUpload size={17} stroke={2} aria-hidden />} onClick={() => input.current?.click()}>
        {t('upload')}
      </Button>
    </>
  )
}
