import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { IconFile, IconPhotoOff } from '@tabler/icons-react'
import { conversationMessages, type MessageFile } from '@portico/contract/inbox/messages.ts'
import { api } from '../core/api.ts'
import { keyOf } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { saveFile } from '../ui/saveFile.ts'
import css from './thread.module.css'

/** A picture in its place; any other file to be saved. */
export function FileShown({ file }: { file: MessageFile }) {
  const t = useText('inbox')
  const format = useFormat()
  const isPicture = file.kind === 'picture'
  const bytes = useBytes(file, isPicture)
  const name = file.name || t(`kinds.${file.kind}`)
  if (file.state === 'gone' || bytes.error)
    return (
      <span className={css.file}>
        <IconPhotoOff size={18} stroke={1.7} aria-hidden /> {t('fileGone', { name })}
      </span>
    )
  if (file.state !== 'stored') return <span className={css.file}>{t('fileComing', { name })}</span>
  if (isPicture) return bytes.data ? <Picture blob={bytes.data} name={name} /> : <span className={css.pictureRoom} />
  const save = async () => {
    const { data } = await bytes.refetch()
    if (data) saveFile(data, name)
  }
  return (
    <button type="button" className={css.file} onClick={() => void save()}>
      <IconFile size={18} stroke={1.7} aria-hidden /> {name} <small>{format.bytes(file.size)}</small>
    </button>
  )
}

function Picture({ blob, name }: { blob: Blob; name: string }) {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  if (!url) return <span className={css.pictureRoom} />
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img className={css.picture} src={url} alt={name} />
    </a>
  )
}

function useBytes({ id, parts, type, state }: MessageFile, isEnabled: boolean) {
  const pageId = usePage((page) => page.pageId)
  return useQuery({
    queryKey: keyOf(conversationMessages.filePart, pageId, { id, parts }),
    enabled: isEnabled && state === 'stored',
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const read: BlobPart[] = []
      for (let number = 1; number <= parts; number += 1) {
        const { data } = await api(conversationMessages.filePart, { params: { id, number } }, signal)
        read.push(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)))
      }
      return new Blob(read, { type })
    },
  })
}
