import { useEffect, useMemo, useRef, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { gateways, type Gateway } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useText } from '../core/useText.ts'
import { csvOf } from '../ui/csv.ts'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { message, notify } from '../ui/toasts.ts'
import { readDevices, TEMPLATE, type Line, type Schema } from './csvDevices.ts'
import { textOf } from './readCsvFile.ts'
import css from './wizard.module.css'

const MOST_LINES = 200

type Props = { opened: boolean; onClose: () => void; known: readonly Gateway[]; onAdded: () => void }

/** Many devices at once: a preview that names each wrong line, then all or none. */
export function ImportDrawer({ opened, onClose, known, onAdded }: Props) {
  const t = useText('gateways')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('import.title')} subtitle={t('import.lead')} width={720}>
      {opened && (
        <Import
          known={known}
          onAdded={() => {
            onAdded()
            onClose()
          }}
        />
      )}
    </SideDrawer>
  )
}

function Import({ known, onAdded }: Pick<Props, 'known' | 'onAdded'>) {
  const t = useText('gateways')
  const errorText = useErrorText()
  const file = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [isAdding, setAdding] = useState(false)
  const schema = useSchema()
  const lines = useMemo(() => (schema ? readDevices(text, known, schema) : []), [text, known, schema])
  const rows = lines.flatMap(({ row }) => row ?? [])
  const isTooMany = lines.length > MOST_LINES
  const canAdd = rows.length > 0 && rows.length === lines.length && !isTooMany

  async function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0]
    // Chosen again after it was mended, it is read again.
    const read = chosen && textOf(new Uint8Array(await chosen.arrayBuffer()))
    input.value = ''
    if (read === undefined) return chosen && notify({ kind: 'bad', text: t('import.problems.notText'), seconds: 10 })
    setText(read)
  }

  async function add() {
    setAdding(true)
    try {
      const { duplicates, added } = await api(gateways.addMany, { body: { rows } })
      if (duplicates.length > 0) return notify({ kind: 'bad', text: t('import.problems.duplicate') })
      message(t('import.added', { count: added }))
      onAdded()
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setAdding(false)
    }
  }

  return (
    <div className={css.panel}>
      <div className={css.files}>
        <Button
          variant="default"
          onClick={() => saveFile(new Blob([csvOf(TEMPLATE)], { type: 'text/csv;charset=utf-8' }), 'devices.csv')}
        >
          {t('import.template')}
        </Button>
        <Button variant="default" onClick={() => file.current?.click()}>
          {t('import.choose')}
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          hidden
          onChange={(event) => void choose(event.currentTarget)}
        />
      </div>
      <Textarea
        label={t('import.paste')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={5}
        maxRows={12}
        spellCheck={false}
      />
      {lines.length > 0 && <Preview lines={lines.slice(0, MOST_LINES)} />}
      {isTooMany && <p role="alert">{t('import.problems.many')}</p>}
      <Button disabled={!canAdd} loading={isAdding} onClick={() => void add()}>
        {t('import.add', { count: rows.length })}
      </Button>
    </div>
  )
}

function useSchema(): Schema | undefined {
  const [schema, setSchema] = useState<Schema>()
  useEffect(() => {
    void import('../core/quietZod.ts')
      .then(() => import('@portico/contract/gateways.ts'))
      .then((contract) => setSchema(contract.gateways.create.body))
  }, [])
  return schema
}

function Preview({ lines }: { lines: readonly Line[] }) {
  const t = useText('gateways')
  return (
    <div className={css.preview}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('import.line')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('form.type')}</th>
            <th scope="col">{t('nasId')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ number, cells, problem }) => (
            <tr key={number} data-bad={problem !== undefined || undefined}>
              <td>{number}</td>
              <td>{cells.name}</td>
              <td>{cells.type}</td>
              <td>{cells.nas_id}</td>
              <td>{problem ? t(`import.problems.${problem}`) : t('import.good')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
