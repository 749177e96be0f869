import { NumberInput, Select, Switch, TagsInput, TextInput } from '@mantine/core'
import type { AutomationProblemCode } from '@portico/contract/automations/check.ts'
import { ANYBODY, type Trigger } from '@portico/contract/automations/content.ts'
import { CODE_KINDS, MOST_KEYWORDS, TRIGGER_KINDS, type TriggerKind } from '@portico/contract/automations/kinds.ts'
import { useText } from '../core/useText.ts'
import { PickOne } from '../ui/editor/fields.tsx'
import type { AutomationDraft } from './draft.ts'
import { NumberField } from './NumberField.tsx'
import { Problems } from './Problems.tsx'
import { useChoices } from './queries.ts'
import { WhoField } from './WhoField.tsx'
import css from './automations.module.css'

type Props = { draft: AutomationDraft; problems: readonly AutomationProblemCode[]; isReadOnly: boolean }

/** What brings guests in, which of them, how often, and when they leave early. */
export function TriggerPane({ draft, problems, isReadOnly }: Props) {
  const t = useText('automations')
  const { trigger, who, again, exit } = draft.content
  const put = (part: Partial<AutomationDraft['content']>, mark?: string) =>
    draft.change((old) => ({ ...old, ...part }), mark)
  return (
    <fieldset className={css.part} disabled={isReadOnly}>
      <h2>{t('trigger')}</h2>
      <Problems codes={problems} />
      <PickOne<TriggerKind>
        label={t('triggerLabel')}
        value={trigger.on}
        values={TRIGGER_KINDS}
        nameOf={(on) => t(`triggerKind.${on}`)}
        onChange={(on) => put({ trigger: newTrigger(on) })}
      />
      <TriggerFields trigger={trigger} onChange={(next) => put({ trigger: next }, 'trigger')} />
      <h3>{t('whoTitle')}</h3>
      <WhoField
        label={t('segment')}
        value={who}
        isReadOnly={isReadOnly}
        onChange={(next) => put({ who: next }, 'who')}
      />
      <h3>{t('againTitle')}</h3>
      <Switch
        label={t('againLabel')}
        checked={again !== null}
        onChange={(event) => put({ again: event.currentTarget.checked ? 30 : null })}
      />
      {again !== null && (
        <NumberInput
          label={t('againDays')}
          description={t('againHint')}
          min={0}
          max={3650}
          allowDecimal={false}
          value={again}
          onChange={(value) => put({ again: Math.max(0, Math.min(3650, Number(value) || 0)) }, 'again')}
        />
      )}
      <h3>{t('exitTitle')}</h3>
      <Switch
        label={t('exitLabel')}
        description={t('exitHint')}
        checked={exit !== null}
        onChange={(event) => put({ exit: event.currentTarget.checked ? ANYBODY : null })}
      />
      {exit && (
        <WhoField
          label={t('segment')}
          value={exit}
          isReadOnly={isReadOnly}
          onChange={(next) => put({ exit: next }, 'exit')}
        />
      )}
    </fieldset>
  )
}

function newTrigger(on: TriggerKind): Trigger {
  switch (on) {
    case 'visit':
      return { on, count: 3 }
    case 'inactive':
      return { on, days: 14 }
    case 'birthday':
      return { on, daysBefore: 0 }
    case 'form':
      return { on, question: '' }
    case 'score':
      return { on, most: 2 }
    case 'gift-ready':
      return { on, giftId: null }
    case 'keyword':
      return { on, words: [] }
    case 'tag':
      return { on, tagId: null }
    case 'campaign-seen':
      return { on, campaignId: null }
    case 'code-expiring':
      return { on, code: 'gift', days: 3 }
    default:
      return { on }
  }
}

// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a kind, each short
function TriggerFields({ trigger, onChange }: { trigger: Trigger; onChange: (trigger: Trigger) => void }) {
  const t = useText('automations')
  const choices = useChoices()
  const pick = (label: string, list: readonly { id: string; name: string }[] = []) => ({
    label,
    searchable: true,
    clearable: true,
    data: list.map(({ id, name }) => ({ value: id, label: name })),
  })
  switch (trigger.on) {
    case 'visit':
      return (
        <NumberField
          label={t('field.visits')}
          value={trigger.count}
          min={2}
          max={1000}
          onChange={(count) => onChange({ ...trigger, count })}
        />
      )
    case 'inactive':
      return (
        <NumberField
          label={t('field.daysAway')}
          hint={t('field.daysAwayHint')}
          value={trigger.days}
          min={1}
          max={730}
          onChange={(days) => onChange({ ...trigger, days })}
        />
      )
    case 'birthday':
      return (
        <NumberField
          label={t('field.daysBefore')}
          value={trigger.daysBefore}
          min={0}
          max={60}
          onChange={(daysBefore) => onChange({ ...trigger, daysBefore })}
        />
      )
    case 'score':
      return (
        <NumberField
          label={t('field.stars')}
          value={trigger.most}
          min={1}
          max={5}
          onChange={(most) => onChange({ ...trigger, most })}
        />
      )
    case 'form':
      return (
        <TextInput
          label={t('field.question')}
          description={t('field.questionHint')}
          maxLength={128}
          value={trigger.question}
          onChange={(event) => onChange({ ...trigger, question: event.currentTarget.value })}
        />
      )
    case 'gift-ready':
      return (
        <Select
          {...pick(t('kind.gift'), choices?.gifts)}
          placeholder={t('field.anyGift')}
          value={trigger.giftId}
          onChange={(giftId) => onChange({ ...trigger, giftId })}
        />
      )
    case 'keyword':
      return (
        <TagsInput
          label={t('field.keywords')}
          description={t('field.keywordsHint')}
          maxTags={MOST_KEYWORDS}
          value={trigger.words}
          onChange={(words) => onChange({ ...trigger, words: words.map((word) => word.slice(0, 60)) })}
        />
      )
    case 'tag':
      return (
        <Select
          {...pick(t('field.tag'), choices?.tags)}
          value={trigger.tagId}
          onChange={(tagId) => onChange({ ...trigger, tagId })}
        />
      )
    case 'campaign-seen':
      return (
        <Select
          {...pick(t('field.campaign'), choices?.campaigns)}
          value={trigger.campaignId}
          onChange={(campaignId) => onChange({ ...trigger, campaignId })}
        />
      )
    case 'code-expiring':
      return (
        <>
          <PickOne
            label={t('field.code')}
            value={trigger.code}
            values={CODE_KINDS}
            nameOf={(code) => t(`code.${code}`)}
            onChange={(code) => onChange({ ...trigger, code })}
          />
          <NumberField
            label={t('field.daysLeft')}
            value={trigger.days}
            min={1}
            max={60}
            onChange={(days) => onChange({ ...trigger, days })}
          />
        </>
      )
    default:
      return null
  }
}
