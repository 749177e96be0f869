import { useMemo, useState, type FormEvent } from 'react'
import { Button, Textarea } from '@mantine/core'
import { IconPlayerPlay } from '@tabler/icons-react'
import { aiCases, aiSettings, type AiCase, type AiSetting, type AiTrial } from '@portico/contract/ai.ts'
import { CASE_RESULTS } from '@portico/contract/ai/words.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useLanguage } from '../core/language.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import type { Column } from '../ui/column.ts'
import { SelectField, TextField } from '../ui/fields.tsx'
import { ResourceList } from '../ui/ResourceScreen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { notify } from '../ui/toasts.ts'
import { TurnFacts } from './TurnFacts.tsx'
import css from './ai.module.css'

const schema = async () => (await import('@portico/contract/ai.ts')).aiCases.create.body
const nameOf = ({ question }: AiCase) => question

/** Ask anything and see what would be answered and why; below, the owner's own questions with what should come of them. */
export function TestTab({ setting, mayWrite }: { setting: AiSetting; mayWrite: boolean }) {
  return (
    <>
      {mayWrite && <TestBox id={setting.id} />}
      <Cases mayWrite={mayWrite} />
    </>
  )
}

function TestBox({ id }: { id: string }) {
  const t = useText('aiSettings')
  const errorText = useErrorText()
  const language = useLanguage((state) => state.language)
  const [question, setQuestion] = useState('')
  const [trial, setTrial] = useState<AiTrial>()
  const [isBusy, setBusy] = useState(false)
  async function ask(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      setTrial(await api(aiSettings.tryOut, { params: { id }, body: { question, language } }))
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css.test} onSubmit={(event) => void ask(event)}>
      <Textarea
        label={t('test.question')}
        description={t('test.hint')}
        autosize
        minRows={2}
        maxLength={1000}
        value={question}
        onChange={({ currentTarget: { value } }) => setQuestion(value)}
      />
      <div>
        <Button type="submit" loading={isBusy} disabled={question.trim() === ''}>
          {t('test.ask')}
        </Button>
      </div>
      {trial && (
        <div className={css.trial} role="status">
          <p className={css.answer}>{trial.text || t('test.nothing')}</p>
          <TurnFacts turn={trial} />
        </div>
      )}
    </form>
  )
}

function Cases({ mayWrite }: { mayWrite: boolean }) {
  const t = useText('aiCases')
  const state = useResource(aiCases)
  return (
    <ResourceList
      state={state}
      t={t}
      mayWrite={mayWrite}
      art={<EmptyCup />}
      columns={useColumns()}
      nameOf={nameOf}
      schema={schema}
      valuesOf={(row) => ({
        question: row?.question ?? '',
        expects: row?.expects ?? 'faq',
        contains: row?.contains ?? '',
      })}
      renderFields={(form) => (
        <>
          <TextField form={form} name="question" label={t('question')} maxLength={1000} withAsterisk />
          <SelectField
            form={form}
            name="expects"
            label={t('expects')}
            options={CASE_RESULTS.map((value) => ({ value, label: t(`results.${value}`) }))}
          />
          <TextField
            form={form}
            name="contains"
            label={t('contains')}
            description={t('containsHint')}
            maxLength={200}
          />
        </>
      )}
    >
      {mayWrite && <RunAll rows={state.list.rows} reload={state.list.reload} />}
    </ResourceList>
  )
}

function useColumns(): Column<AiCase>[] {
  const t = useText('aiCases')
  return useMemo(
    () => [
      { key: 'question', label: t('question'), card: 'title', cell: nameOf },
      { key: 'expects', label: t('expects'), cell: ({ expects }) => t(`results.${expects}`) },
      { key: 'result', label: t('result'), card: 'corner', cell: (row) => <CaseTag row={row} /> },
      { key: 'answer', label: t('answer'), cell: ({ result }) => result?.text || '–' },
    ],
    [t],
  )
}

function CaseTag({ row: { result } }: { row: AiCase }) {
  const t = useText('aiCases')
  if (!result) return <Tag tone="quiet">{t('never')}</Tag>
  return <Tag tone={result.isRight ? 'good' : 'bad'}>{t(result.isRight ? 'right' : 'wrong')}</Tag>
}

/** Asks every question again, one after another. */
function RunAll({ rows, reload }: { rows: readonly AiCase[]; reload: () => unknown }) {
  const t = useText('aiCases')
  const errorText = useErrorText()
  const [running, setRunning] = useState<number | null>(null)
  async function runAll() {
    try {
      for (const [index, { id }] of rows.entries()) {
        setRunning(index)
        await api(aiCases.run, { params: { id } })
      }
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    } finally {
      setRunning(null)
      reload()
    }
  }
  const right = rows.filter(({ result }) => result?.isRight).length
  return (
    <div className={css.run}>
      <Button
        variant="default"
        leftSection={<IconPlayerPlay size={17} aria-hidden />}
        loading={running !== null}
        onClick={() => void runAll()}
      >
        {t('runAll')}
      </Button>
      <span role="status">
        {running === null
          ? t('rightOf', { right, count: rows.length })
          : t('running', { number: running + 1, count: rows.length })}
      </span>
    </div>
  )
}
