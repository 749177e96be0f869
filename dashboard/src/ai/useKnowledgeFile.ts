// One of the owner's files on its way to becoming knowledge: sent part by part, then read by the server.
import { useEffect, useRef, useState } from 'react'
import { aiKnowledge } from '@portico/contract/ai.ts'
import { MOST_FILE_BYTES } from '@portico/contract/ai/words.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { openUpload, sendFile } from '../ui/media/sendFile.ts'
import { message, notify } from '../ui/toasts.ts'

export type SendingFile = { name: string; sent: number; size: number; isOffline: boolean }

/** Leaving the screen gives it up. */
export function useKnowledgeFile(onDone: () => void) {
  const t = useText('aiKnowledge')
  const errors = useText('errors')
  const errorText = useErrorText()
  const format = useFormat()
  const abort = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<SendingFile>()
  useEffect(() => () => abort.current?.abort(), [])

  async function add(file: File) {
    const { name, size } = file
    const refuse = (text: string) => notify({ kind: 'bad', text, seconds: 10 })
    if (size > MOST_FILE_BYTES) return refuse(t('fileLarge', { most: format.bytes(MOST_FILE_BYTES) }))
    if (size === 0) return refuse(errors('ai/file-no-text'))
    const aborting = new AbortController()
    const { signal } = aborting
    abort.current = aborting
    const onProgress = (sent: number) => setSending({ name, size, sent, isOffline: false })
    const onOffline = () => setSending((so) => so && { ...so, isOffline: true })
    onProgress(0)
    try {
      const upload = await openUpload(file, name.slice(-200), signal)
      await sendFile(file, upload, { signal, onProgress, onOffline })
      await api(aiKnowledge.addFile, { body: { name: name.slice(-200), url: upload.url } }, signal)
      message(t('fileAdded', { name }))
      onDone()
    } catch (error) {
      if (!signal.aborted) refuse(errorText(error))
    }
    return setSending(undefined)
  }
  return { sending, add }
}
