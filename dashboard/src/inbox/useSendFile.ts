import { useState } from 'react'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '@portico/contract/inbox/words.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { shrinkPicture } from '../core/shrinkPicture.ts'
import { sendFile } from '../ui/media/sendFile.ts'
import { notify } from '../ui/toasts.ts'

/** Uploads a file and sends it. A photo larger than the channel takes is made smaller. */
export function useSendFile(id: string, send: (text: string, fileId: string) => Promise<unknown>) {
  const errorText = useErrorText()
  const [isSending, setSending] = useState(false)
  async function upload(file: File) {
    const isFine = isOneOf(PICTURE_TYPES, file.type) && file.size <= MOST_PICTURE_BYTES
    const bytes = file.type.startsWith('image/') && !isFine ? await shrinkPicture(file, MOST_PICTURE_BYTES) : file
    const body = { name: file.name.slice(0, 200) || 'file', size: bytes.size }
    const begun = await api(conversationMessages.beginFile, { params: { id }, body })
    const stop = new AbortController()
    await sendFile(
      bytes,
      { id: begun.id, offset: 0 },
      { onProgress: () => undefined, onOffline: () => undefined, signal: stop.signal },
      {
        send: (fileId, part, signal) =>
          api(conversationMessages.appendFile, { params: { id: fileId }, body: part }, signal),
        // A part that got lost is sent again from the beginning of this one; a wrong place ends the upload.
        ask: () => Promise.reject(new Error('the upload was interrupted')),
      },
    )
    await send('', begun.id)
  }
  return {
    isSending,
    send: async (file: File) => {
      setSending(true)
      await upload(file).catch((error: unknown) => notify({ kind: 'bad', text: errorText(error) }))
      setSending(false)
    },
  }
}
