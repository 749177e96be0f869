// One of the owner's files on its way to becoming knowledge: sent part by part, then read by the server.
import { aiKnowledge } from '@portico/contract/ai.ts'
import { MOST_FILE_BYTES } from '@portico/contract/ai/words.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { openUpload, sendFile } from '../ui/media/sendFile.ts'
import { refuseFile, useSending } from '../ui/media/useSending.ts'
import { message } from '../ui/toasts.ts'

/** @param onDone once the server has read it */
export function useKnowledgeFile(onDone: () => void) {
  const t = useText('aiKnowledge')
  const errors = useText('errors')
  const format = useFormat()
  const { sending, send } = useSending(async (file, options) => {
    const name = file.name.slice(-200)
    const upload = await openUpload(file, name, options.signal)
    await sendFile(file, upload, options)
    await api(aiKnowledge.addFile, { body: { name, url: upload.url } }, options.signal)
    message(t('fileAdded', { name: file.name }))
    onDone()
  })

  async function add(file: File): Promise<void> {
    if (file.size > MOST_FILE_BYTES) return refuseFile(t('fileLarge', { most: format.bytes(MOST_FILE_BYTES) }))
    if (file.size === 0) return refuseFile(errors('ai/file-no-text'))
    return send(file)
  }
  return { sending, add }
}
