import { useEffect, useRef, useState } from 'react'
import { useErrorText } from '../../core/errors.ts'
import { notify } from '../toasts.ts'
import type { SendOptions } from './sendFile.ts'

export type SendingFile = { name: string; sent: number; size: number; isOffline: boolean }

/** Says what is wrong with a file, long enough to read. */
export function refuseFile(text: string): void {
  notify({ kind: 'bad', text, seconds: 10 })
}

/** One file on its way, given up when the screen is left. @param deliver sends it and does what follows */
export function useSending(deliver: (file: File, options: SendOptions) => Promise<void>) {
  const errorText = useErrorText()
  const abort = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<SendingFile>()
  useEffect(() => () => abort.current?.abort(), [])

  async function send(file: File): Promise<void> {
    const { name, size } = file
    const aborting = new AbortController()
    const { signal } = aborting
    abort.current = aborting
    const onProgress = (sent: number) => setSending({ name, size, sent, isOffline: false })
    const onOffline = () => setSending((so) => so && { ...so, isOffline: true })
    onProgress(0)
    try {
      await deliver(file, { signal, onProgress, onOffline })
    } catch (error) {
      if (!signal.aborted) refuseFile(errorText(error))
    }
    setSending(undefined)
  }
  return { sending, send }
}
