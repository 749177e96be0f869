import { useEffect, useRef, useState, type DragEvent } from 'react'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { MOST_IMPORT_BYTES, type ImportTarget } from '@portico/contract/imports/fields.ts'
import { imports, type WholeImport } from '@portico/contract/imports.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { sendFile, type Way } from '../ui/media/sendFile.ts'
import { Card } from '../ui/Screen.tsx'
import { notify } from '../ui/toasts.ts'
import { Progress } from './Progress.tsx'
import css from './imports.module.css'

type Props = { target: ImportTarget; brought: WholeImport | undefined; onBegun: (id: string) => void }
type Sending = { name: string; sent: number; size: number; isOffline: boolean }

const WAY: Way = {
  send: (id, body, signal) => api(imports.append, { params: { id }, body }, signal),
  ask: (id, signal) => api(imports.read, { params: { id } }, signal),
}

/** The file is chosen or dropped, and sent part by part. */
export function FileStep({ target, brought, onBegun }: Props) {
  const t = useText('imports')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { sending, send } = useSending(target, onBegun)

  function drop(event: DragEvent) {
    event.preventDefault()
    const file = event.dataTransfer.files[0]
    if (file && !sending) void send(file)
  }

  if (brought) return <Progress label={t('file.reading', { name: brought.name })} />
  if (sending)
    return (
      <Progress
        label={t('file.sending', { name: sending.name })}
        part={sending.sent / sending.size}
        note={sending.isOffline ? t('file.offline') : `${format.bytes(sending.sent)} / ${format.bytes(sending.size)}`}
      />
    )
  return (
    <Card title={t(`begin.${target}`)}>
      <div className={css.drop} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <IconFileSpreadsheet size={40} stroke={1.4} aria-hidden />
        <p>{t('file.drop')}</p>
        <Button onClick={() => input.current?.click()}>{t('file.choose')}</Button>
        <p className={css.hint}>{t('file.formats', { most: format.bytes(MOST_IMPORT_BYTES) })}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            event.currentTarget.value = ''
            if (file) void send(file)
          }}
        />
      </div>
    </Card>
  )
}

/** Sends one file; leaving the screen gives it up. */
function useSending(target: ImportTarget, onBegun: (id: string) => void) {
  const t = useText('imports')
  const errorText = useErrorText()
  const abort = useRef<AbortController>(undefined)
  const [sending, setSending] = useState<Sending>()
  useEffect(() => () => abort.current?.abort(), [])

  async function send(file: File) {
    const { name, size } = file
    if (size > MOST_IMPORT_BYTES || size === 0)
      return notify({ kind: 'bad', text: t(size === 0 ? 'failure.empty' : 'file.tooLarge'), seconds: 10 })
    const aborting = new AbortController()
    const { signal } = aborting
    abort.current = aborting
    const onProgress = (sent: number) => setSending({ name, size, sent, isOffline: false })
    const onOffline = () => setSending((so) => so && { ...so, isOffline: true })
    onProgress(0)
    try {
      const begun = await api(imports.begin, { body: { target, name: name.slice(-200), size } }, signal)
      await sendFile(file, begun, { signal, onProgress, onOffline }, WAY)
      onBegun(begun.id)
    } catch (error) {
      if (!signal.aborted) notify({ kind: 'bad', text: errorText(error), seconds: 10 })
    }
    setSending(undefined)
  }
  return { sending, send }
}
