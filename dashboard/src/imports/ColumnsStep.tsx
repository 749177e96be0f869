import { useState } from 'react'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { fieldsOf, type ImportField } from '@portico/contract/imports/fields.ts'
import type { ImportColumn, ImportPlan, WholeImport } from '@portico/contract/imports.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'
import { Card } from '../ui/Screen.tsx'
import { attributeKey } from './attributeKey.ts'
import { ConsentFields, isWhole, type Evidence } from './ConsentFields.tsx'
import css from './imports.module.css'

type Choice = { to: ImportField | ''; attribute: string }
type Props = { of: WholeImport; onTry: (plan: ImportPlan) => Promise<void> }

/** What each column is, tags for all, and the evidence of consents. */
export function ColumnsStep({ of, onTry }: Props) {
  const t = useText('imports')
  const [choices, setChoices] = useState(() => of.columns.map((column) => firstChoice(column, of.plan)))
  const [tags, setTags] = useState(of.plan?.tags.join(', ') ?? '')
  const [consent, setConsent] = useState<Evidence | null>(of.plan?.consent ?? null)
  const [isTrying, setTrying] = useState(false)
  const isGuests = of.target === 'guests'
  const has = (field: ImportField) => choices.some(({ to }) => to === field)
  const problem = useProblem(choices, isGuests)
  const canTry = !problem && (!consent || isWhole(consent))

  function choose(index: number, choice: Choice) {
    setChoices((all) => all.map((one, at) => (at === index ? choice : one)))
    if (choice.to === 'consent' && !consent) setConsent({ ...NO_EVIDENCE, isForAll: false })
  }
  function tryOut() {
    setTrying(true)
    void onTry(planOf({ choices, tags, consent, isGuests })).finally(() => setTrying(false))
  }

  return (
    <>
      <Card title={t('columns.title')}>
        <div className={css.part}>
          <p className={css.hint}>{t('columns.text')}</p>
          <ul className={css.columns}>
            {of.columns.map((column, index) => (
              <ColumnRow
                key={column.index}
                column={column}
                fields={fieldsOf(of.target)}
                choice={choices[index]!}
                onChange={(choice) => choose(index, choice)}
              />
            ))}
          </ul>
          {isGuests && (
            <TextInput
              label={t('columns.tags')}
              description={t('columns.tagsHint')}
              value={tags}
              maxLength={400}
              onChange={(event) => setTags(event.currentTarget.value)}
            />
          )}
          <p className={css.rule}>{t(isGuests ? 'columns.rule' : 'columns.ruleLeads')}</p>
        </div>
      </Card>
      {isGuests && <ConsentFields value={consent} onChange={setConsent} hasColumn={has('consent')} />}
      {problem && <Notice>{problem}</Notice>}
      <div className={css.buttons}>
        <Button disabled={!canTry} loading={isTrying} onClick={tryOut}>
          {t('columns.try')}
        </Button>
      </div>
    </>
  )
}

type PlanParts = { choices: readonly Choice[]; tags: string; consent: Evidence | null; isGuests: boolean }

function planOf({ choices, tags, consent, isGuests }: PlanParts): ImportPlan {
  const hasConsent = choices.some(({ to }) => to === 'consent')
  return {
    columns: choices.flatMap(({ to, attribute }, index) =>
      to === '' ? [] : [{ index, to, ...(to === 'attribute' ? { attribute } : {}) }],
    ),
    tags: isGuests ? tags.split(',').flatMap((tag) => tag.trim() || []) : [],
    consent: isGuests && consent ? { ...consent, isForAll: consent.isForAll || !hasConsent } : null,
  }
}

const NO_EVIDENCE: Evidence = { by: '', on: '', text: '', channels: [], isForAll: true }

function firstChoice(column: ImportColumn, plan: ImportPlan | null): Choice {
  const chosen = plan?.columns.find(({ index }) => index === column.index)
  const to = plan ? (chosen?.to ?? '') : (column.guess ?? '')
  return { to, attribute: chosen?.attribute ?? attributeKey(column.name) }
}

/** Why these columns do not do, in a sentence. */
function useProblem(choices: readonly Choice[], isGuests: boolean): string | undefined {
  const t = useText('imports')
  const chosen = choices.flatMap(({ to, attribute }) =>
    to === ''
      ? []
      : { name: to === 'attribute' ? `.${attribute}` : to, label: to === 'attribute' ? attribute : t(`field.${to}`) },
  )
  const names = chosen.map(({ name }) => name)
  const twice = chosen.find(({ name }, index) => names.indexOf(name) !== index)
  if (twice) return t('columns.twice', { field: twice.label })
  const isKnowable = names.includes('phone') || names.includes('email') || (!isGuests && names.includes('name'))
  return isKnowable ? undefined : t('columns.needsContact')
}

type RowProps = {
  column: ImportColumn
  fields: readonly ImportField[]
  choice: Choice
  onChange: (choice: Choice) => void
}

function ColumnRow({ column, fields, choice, onChange }: RowProps) {
  const t = useText('imports')
  const name = column.name || t('columns.unnamed', { number: String(column.index + 1) })
  return (
    <li data-skipped={choice.to === '' || undefined}>
      <span>
        <b>{name}</b>
        <small>{column.samples.join(' · ')}</small>
      </span>
      <NativeSelect
        aria-label={`${t('columns.becomes')}: ${name}`}
        value={choice.to}
        data={[
          { value: '', label: t('columns.skip') },
          ...fields.map((field) => ({ value: field, label: t(`field.${field}`) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...choice, to: fields.find((field) => field === value) ?? '' })
        }
      />
      {choice.to === 'attribute' && (
        <TextInput
          aria-label={t('columns.key', { column: name })}
          value={choice.attribute}
          maxLength={40}
          onChange={({ currentTarget: { value } }) => onChange({ ...choice, attribute: value })}
          onBlur={() => onChange({ ...choice, attribute: attributeKey(choice.attribute) })}
        />
      )}
    </li>
  )
}
