import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { csvOf } from '@portico/contract/csv.ts'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { message, notify } from '../ui/toasts.ts'
import { readDevices, TEMPLATE, type Line, type Schema } from './csvDevices.ts'
import { wrongIn, wrongLines } from './importLines.ts'
import { knownLines, sendLines, type Outcomes } from './importParts.ts'
import { ImportPreview } from './ImportPreview.tsx'
import { textOf } from '../core/readCsvFile.ts'
import css from './wizard.module.css'

const MOST_LINES = 5000
const ASK_AFTER_MS = 300
const CSV = { type: 'text/csv;charset=utf-8' }

type Props = { opened: boolean; onClose: () => void; onAdded: () => void }

/** Many devices at once: a preview that names each wrong line, then the good ones, with how far it has come. */
export function ImportDrawer({ opened, onClose, onAdded }: Props) {
  const t = useText('gateways')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('import.title')} subtitle={t('import.lead')} width={720}>
      {opened && <Import onAdded={onAdded} onClose={onClose} />}
    </SideDrawer>
  )
}

function Import({ onAdded, onClose }: Pick<Props, 'onAdded' | 'onClose'>) {
  const t = useText('gateways')
  const format = useFormat()
  const [text, setText] = useState('')
  const { lines, outcomes, waiting, forget, add, isAdding, isAsking } = useImport(text, { onAdded, onClose })
  const wrong = lines.filter((line) => wrongIn(line, outcomes))
  const isTooMany = lines.length > MOST_LINES
  const added = countAdded(outcomes)

  function take(next: string) {
    setText(next)
    forget()
  }

  function saveWrong() {
    const csv = wrongLines(lines, outcomes, t('import.why'), (problem) => t(`import.problems.${problem}`))
    saveFile(new Blob([csv], CSV), 'devices-to-correct.csv')
  }

  return (
    <div className={css.panel}>
      <FileButtons isDisabled={isAdding} onText={take} />
      <Textarea
        label={t('import.paste')}
        value={text}
        onChange={(event) => take(event.currentTarget.value)}
        readOnly={isAdding}
        autosize
        minRows={5}
        maxRows={12}
        spellCheck={false}
      />
      {lines.length > 0 && <ImportPreview lines={lines} outcomes={outcomes} />}
      {isTooMany && <p role="alert">{t('import.problems.many')}</p>}
      {isAdding && (
        <progress aria-label={t('import.title')} max={outcomes.size + waiting.length} value={outcomes.size} />
      )}
      <Button
        disabled={waiting.length === 0 || isTooMany || isAdding || isAsking}
        loading={isAsking}
        onClick={() => void add()}
      >
        {isAdding
          ? t('import.adding', { done: format.number(added), all: format.number(added + waiting.length) })
          : t('import.add', { count: waiting.length })}
      </Button>
      {wrong.length > 0 && (
        <Button variant="default" onClick={saveWrong}>
          {t('import.wrongLines', { count: wrong.length })}
        </Button>
      )}
    </div>
  )
}

function FileButtons({ isDisabled, onText }: { isDisabled: boolean; onText: (text: string) => void }) {
  const t = useText('gateways')
  const file = useRef<HTMLInputElement>(null)

  async function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0]
    const content = chosen && textOf(new Uint8Array(await chosen.arrayBuffer()))
    // Otherwise choosing the same file again, once it is corrected, would change nothing.
    input.value = ''
    if (content === undefined) return chosen && notify({ kind: 'bad', text: t('import.problems.notText'), seconds: 10 })
    onText(content)
  }

  return (
    <div className={css.files}>
      <Button variant="default" onClick={() => saveFile(new Blob([csvOf(TEMPLATE)], CSV), 'devices.csv')}>
        {t('import.template')}
      </Button>
      <Button variant="default" disabled={isDisabled} onClick={() => file.current?.click()}>
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
  )
}

/** The lines of a text, what became of each, and adding those that wait. */
function useImport(text: string, { onAdded, onClose }: Pick<Props, 'onAdded' | 'onClose'>) {
  const t = useText('gateways')
  const errorText = useErrorText()
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const [isAdding, setAdding] = useState(false)
  const schema = useSchema()
  const csv = useDeferredValue(text)
  const lines = useMemo(() => (schema ? readDevices(csv, schema) : []), [csv, schema])
  const isAsking = useKnown(lines, setOutcomes)
  const waiting = lines.filter(({ number, row }) => row && !outcomes.has(number))

  async function add() {
    setAdding(true)
    const all = new Map(outcomes)
    try {
      await sendLines(waiting, (part) => {
        for (const [number, outcome] of part) all.set(number, outcome)
        setOutcomes(new Map(all))
      })
      message(t('import.added', { count: countAdded(all) }))
      if (lines.every((line) => !wrongIn(line, all))) onClose()
    } catch (error) {
      notify({ kind: 'bad', text: `${errorText(error)} ${t('import.broken')}`, seconds: 10 })
    } finally {
      setAdding(false)
      onAdded()
    }
  }

  return { lines, outcomes, waiting, forget: () => setOutcomes(new Map()), add, isAdding, isAsking }
}

function countAdded(outcomes: Outcomes): number {
  return [...outcomes.values()].filter((outcome) => outcome === 'added').length
}

function useSchema(): Schema | undefined {
  const [schema, setSchema] = useState<Schema>()
  useEffect(() => {
    void import('@portico/contract/gateways.ts').then((contract) => setSchema(contract.gateways.create.body))
  }, [])
  return schema
}

/** Asks, a moment after a list was read, which of its lines the page has already. @returns whether it is on its way */
function useKnown(lines: readonly Line[], onKnown: (known: Outcomes) => void): boolean {
  const [asked, setAsked] = useState<readonly Line[]>([])
  const tell = useEffectEvent(onKnown)
  useEffect(() => {
    if (lines.length === 0 || lines.length > MOST_LINES) return undefined
    const asking = new AbortController()
    const timer = setTimeout(() => {
      knownLines(lines, asking.signal)
        .then(tell)
        // Adding asks once more, and says what stood in its way.
        .catch((error: unknown) => console.warn(error))
        .finally(() => setAsked(lines))
    }, ASK_AFTER_MS)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [lines])
  return lines.length > 0 && lines.length <= MOST_LINES && asked !== lines
}
