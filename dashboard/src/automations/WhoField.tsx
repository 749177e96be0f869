import { Select, Switch } from '@mantine/core'
import { EVERYBODY } from '@portico/contract/segments/condition.ts'
import type { Who } from '@portico/contract/automations/content.ts'
import { useText } from '../core/useText.ts'
import { ConditionEditor } from '../ui/conditions/ConditionEditor.tsx'
import { useChoices } from './queries.ts'
import css from './automations.module.css'

type Props = { label: string; value: Who; isReadOnly: boolean; onChange: (who: Who) => void }

/** A saved segment, a condition, or both. */
export function WhoField({ label, value, isReadOnly, onChange }: Props) {
  const t = useText('automations')
  const segments = useChoices()?.segments ?? []
  return (
    <div className={css.fields}>
      <Select
        label={label}
        placeholder={t('everybody')}
        clearable
        searchable
        disabled={isReadOnly}
        data={segments.map(({ id, name }) => ({ value: id, label: name }))}
        value={value.segmentId}
        onChange={(segmentId) => onChange({ ...value, segmentId })}
      />
      <Switch
        label={t('ownCondition')}
        disabled={isReadOnly}
        checked={value.condition !== null}
        onChange={(event) => onChange({ ...value, condition: event.currentTarget.checked ? EVERYBODY : null })}
      />
      {value.condition && !isReadOnly && (
        <ConditionEditor value={value.condition} onChange={(condition) => onChange({ ...value, condition })} />
      )}
    </div>
  )
}
