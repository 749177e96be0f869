import { useState } from 'react'
import { Button, Select, Switch } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { automations, type Automation, type TestLine } from '@portico/contract/automations.ts'
import { IN, OUT } from '@portico/contract/automations/kinds.ts'
import { profiles } from '@portico/contract/profiles.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { MomentField } from '../ui/dates/MomentField.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { notify } from '../ui/toasts.ts'
import type { AutomationDraft } from './draft.ts'
import { useChoices } from './queries.ts'
import { detailWords, RESULT_TONES } from './logWords.ts'
import { stepWords } from './words.ts'
import css from './automations.module.css'

type Props = { automation: Automation; draft: AutomationDraft; isOpen: boolean; onClose: () => void }

/** The draft as one guest would go through it, with the clock moved on. */
export function TestDrawer({ isOpen, onClose, ...props }: Props) {
  const log = useText('automationLog')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={log('test.title')} subtitle={log('test.lead')} isPadded>
      {isOpen && <TestForm {...props} />}
    </SideDrawer>
  )
}

function TestForm({ automation, draft }: Omit<Props, 'isOpen' | 'onClose'>) {
  const t = useText('automations')
  const log = useText('automationLog')
  const errorText = useErrorText()
  const [guestId, setGuestId] = useState<string | null>(null)
  const [at, setAt] = useState<string>()
  const [happens, setHappens] = useState<Record<string, boolean>>({})
  const [isBusy, setBusy] = useState(false)
  const [lines, setLines] = useState<readonly TestLine[]>()
  const waits = draft.content.steps.filter(({ type }) => type === 'happen')

  async function run() {
    if (!guestId) return
    setBusy(true)
    try {
      await draft.saveNow()
      const body = { guestId, happens, ...(at && { at }) }
      setLines((await api(automations.test, { params: { id: automation.id }, body })).lines)
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.fields}>
      <GuestPicker value={guestId} onChange={setGuestId} />
      <MomentField label={log('test.at')} description={log('test.now')} value={at} onChange={setAt} />
      {waits.map(
        (step) =>
          step.type === 'happen' && (
            <Switch
              key={step.id}
              label={log('test.happens', { what: t(`happen.${step.what}`) })}
              checked={happens[step.id] ?? false}
              onChange={(event) => setHappens({ ...happens, [step.id]: event.currentTarget.checked })}
            />
          ),
      )}
      <Button loading={isBusy} disabled={!guestId} onClick={() => void run()}>
        {log('test.run')}
      </Button>
      {lines && <Lines lines={lines} draft={draft} />}
    </div>
  )
}

function GuestPicker({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const log = useText('automationLog')
  const p = useText('profiles')
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, 300)
  const { data } = useReply(profiles.list, { query: { limit: 20, search: search || undefined } }, { hasLast: true })
  const guests = data?.data ?? []
  return (
    <Select
      label={log('test.guest')}
      placeholder={log('test.guestHint')}
      searchable
      filter={({ options }) => options}
      searchValue={typed}
      onSearchChange={setTyped}
      data={guests.map(({ id, name }) => ({ value: id, label: name || p('unnamed') }))}
      value={value}
      onChange={onChange}
    />
  )
}

function Lines({ lines, draft }: { lines: readonly TestLine[]; draft: AutomationDraft }) {
  const t = useText('automations')
  const log = useText('automationLog')
  const format = useFormat()
  const choices = useChoices()
  return (
    <ol className={css.lines} aria-label={log('test.result')}>
      {lines.map(({ stepId, at, result, reason, detail, leavesAt }) => {
        const step = draft.content.steps.find(({ id }) => id === stepId)
        const tone: Tone = RESULT_TONES[result]
        return (
          <li key={stepId}>
            <small>{format.dateTime(at)}</small>
            <strong>
              {stepId === IN ? t('trigger') : stepId === OUT ? t('theEnd') : step ? t(`kind.${step.type}`) : stepId}
            </strong>
            {step && <span>{stepWords(step, choices, t)}</span>}
            <span>
              <Tag tone={tone}>{log(`result.${result}`)}</Tag>{' '}
              {[
                reason && log(`reason.${reason}`),
                detailWords({ result, detail, step }, t, log),
                leavesAt && log('test.leaves', { when: format.dateTime(leavesAt) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
