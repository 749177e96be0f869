import { ActionIcon } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { media } from '@portico/contract/media.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { useUploads } from '../ui/media/uploads.ts'
import grid from '../ui/media/media.module.css'

/** Uploads a reload or another day interrupted. A browser gives a file back only when the person chooses it again. */
export function HalfUploads() {
  const t = useText('media')
  const invalidate = useInvalidate()
  const running = useUploads((state) => state.jobs)
  const { data } = useReply(media.uploads, {})
  const half = (data?.rows ?? []).filter(
    ({ id, fingerprint, offset }) =>
      fingerprint !== '' && offset > 0 && !running.some(({ uploadId }) => uploadId === id),
  )
  if (half.length === 0) return null

  async function drop(id: string) {
    await api(media.cancel, { params: { id } }).catch(() => undefined)
    await invalidate(media)
  }

  return (
    <section className={grid.uploads} aria-label={t('uploads.title')}>
      <ul>
        {half.map(({ id, name, offset, size }) => (
          <li key={id}>
            <span className={grid.uploadName}>{name}</span>
            <span className={grid.uploadState}>
              {Math.floor((offset / size) * 100)}% · {t('uploads.half')}
            </span>
            <span className={grid.uploadActions}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size={36}
                aria-label={t('uploads.cancel', { name })}
                onClick={() => void drop(id)}
              >
                <IconX size={17} aria-hidden />
              </ActionIcon>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
