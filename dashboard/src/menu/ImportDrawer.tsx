import { useRef, useState } from 'react'
import { Button, Textarea } from '@mantine/core'
import { csvOf } from '@portico/contract/csv.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { pageItems } from '@portico/contract/menu.ts'
import { formatMoney } from '@portico/contract/money.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { textOf } from '../core/readCsvFile.ts'
import { useVenue } from '../core/selectedPage.ts'
import { useText } from '../core/useText.ts'
import { saveFile } from '../ui/saveFile.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { message, notify } from '../ui/toasts.ts'
import css from './menu.module.css'

const CSV = { type: 'text/csv;charset=utf-8' }

type Props = { opened: boolean; menu: string | undefined; onClose: () => void; onDone: () => void }
type Trial = Reply<typeof pageItems.importItems>

/** Many items at once: tried first, then written whole. */
export function ImportDrawer({ opened, onClose, ...inside }: Props) {
  const t = useText('menu')
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('import.title')} subtitle={t('import.lead')} width={560}>
      {opened && <Import {...inside} onClose={onClose} />}
    </SideDrawer>
  )
}

function Import({ menu, onClose, onDone }: Omit<Props, 'opened'>) {
  const t = useText('menu')
  const errorText = useErrorText()
  const [csv, setCsv] = useState('')
  const [trial, setTrial] = useState<Trial | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send(isTrial: boolean) {
    setBusy(true)
    try {
      const result = await api(pageItems.importItems, { body: { csv, isTrial, ...(menu ? { menu } : {}) } })
      setTrial(result)
      if (isTrial || result.items === 0) return
      message(t('import.done', { count: result.items }))
      onDone()
      onClose()
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error), seconds: 10 })
    } finally {
      setBusy(false)
    }
  }

  function take(next: string) {
    setCsv(next)
    setTrial(null)
  }

  return (
    <div className={css.panel}>
      <FileButtons onText={take} />
      <Textarea
        label={t('import.paste')}
        value={csv}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        onChange={(event) => take(event.currentTarget.value)}
      />
      {trial && <TrialResult trial={trial} />}
      {trial && trial.items > 0 ? (
        <Button loading={isBusy} onClick={() => void send(false)}>
          {t('import.run', { count: trial.items })}
        </Button>
      ) : (
        <Button loading={isBusy} disabled={csv.trim() === ''} onClick={() => void send(true)}>
          {t('import.try')}
        </Button>
      )}
    </div>
  )
}

function FileButtons({ onText }: { onText: (text: string) => void }) {
  const t = useText('menu')
  const file = useRef<HTMLInputElement>(null)
  const template = [t('import.head').split('|'), t('import.sample').split('|')]

  async function choose(input: HTMLInputElement) {
    const chosen = input.files?.[0]
    const content = chosen && textOf(new Uint8Array(await chosen.arrayBuffer()))
    input.value = ''
    if (chosen && content === undefined) notify({ kind: 'bad', text: t('import.notText'), seconds: 10 })
    if (content !== undefined) onText(content)
  }

  return (
    <div className={css.line}>
      <Button variant="default" onClick={() => saveFile(new Blob([csvOf(template)], CSV), 'menu.csv')}>
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
  )
}

function TrialResult({ trial: { items, newMenus, problems, sample } }: { trial: Trial }) {
  const t = useText('menu')
  const { currency } = useVenue()
  if (problems.length > 0)
    return (
      <div role="alert" className={css.problems}>
        <p>{t('import.wrong', { count: problems.length })}</p>
        <ul>
          {problems.map(({ line, problem }) => (
            <li key={line}>{t('import.atLine', { line, problem: t(`import.problem.${problem}`) })}</li>
          ))}
        </ul>
      </div>
    )
  return (
    <div role="status" className={css.trial}>
      <p>{t('import.good', { count: items })}</p>
      {newMenus.length > 0 && <p>{t('import.newMenus', { names: newMenus.join(', ') })}</p>}
      <ul>
        {sample.map(({ name, price, menu }) => (
          <li key={name + menu}>
            {[name, price === null ? t('onRequest') : formatMoney(price, currency), menu].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </div>
  )
}
