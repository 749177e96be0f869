import { useRef, type DragEvent } from 'react'
import { Button } from '@mantine/core'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { MOST_IMPORT_BYTES, type ImportTarget } from '@portico/contract/imports/fields.ts'
import { imports, type WholeImport } from '@portico/contract/imports.ts'
import { api } from '../core/api.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { sendFile, type Way } from '../ui/media/sendFile.ts'
import { refuseFile, useSending } from '../ui/media/useSending.ts'
import { Card } from '../ui/Screen.tsx'
import { Progress } from './Progress.tsx'
import css from './imports.module.css'

type Props = { target: ImportTarget; brought: WholeImport | undefined; onBegun: (id: string) => void }

const WAY: Way = {
  send: (id, body, signal) => api(imports.append, { params: { id }, body }, signal),
  ask: (id, signal) => api(imports.read, { params: { id } }, signal),
}

/** The file is chosen or dropped, and sent part by part. */
export function FileStep({ target, brought, onBegun }: Props) {
  const t = useText('imports')
  const format = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const { sending, send } = useImportFile(target, onBegun)

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

/** Sends one file and begins its import. */
function useImportFile(target: ImportTarget, onBegun: (id: string) => void) {
  const t = useText('imports')
  const { sending, send } = useSending(async (file, options) => {
    const body = { target, name: file.name.slice(-200), size: file.size }
    const begun = await api(imports.begin, { body }, options.signal)
    await sendFile(file, begun, options, WAY)
    onBegun(begun.id)
  })

  async function add(file: File): Promise<void> {
    if (file.size === 0) return refuseFile(t('failure.empty'))
    if (file.size > MOST_IMPORT_BYTES) return refuseFile(t('file.tooLarge'))
    return send(file)
  }
  return { sending, send: add }
}
