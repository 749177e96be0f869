import { ActionIcon, Button, Select } from '@mantine/core'
import { IconFolderPlus, IconPlus, IconX } from '@tabler/icons-react'
import { MOST_RULES, type Condition, type Group } from '@portico/contract/segments/condition.ts'
import { useText } from '../../core/useText.ts'
import { groupOf, KINDS, newRule, type RuleKind } from './attributes.ts'
import { RuleFields } from './RuleFields.tsx'
import type { Options } from './useOptions.ts'
import css from './conditions.module.css'

const JOINS = ['all', 'any', 'none'] as const
/** Groups within groups, as the contract takes them. */
const DEEPEST = 3

type Props = { group: Group; onChange: (group: Group) => void; options: Options; depth?: number; onRemove?: () => void }

/** Rules and groups joined by all, any or none. */
export function GroupEditor({ group, onChange, options, depth = 1, onRemove }: Props) {
  const t = useText('segments')
  const put = (at: number, part: Condition) => onChange({ ...group, parts: group.parts.with(at, part) })
  const drop = (at: number) => onChange({ ...group, parts: group.parts.toSpliced(at, 1) })
  const add = (part: Condition) => onChange({ ...group, parts: [...group.parts, part] })
  const isFull = group.parts.length >= MOST_RULES
  return (
    <fieldset className={css.group}>
      <div className={css.rule}>
        <JoinSelect value={group.join} onChange={(join) => onChange({ ...group, join })} />
        <span />
        {onRemove && <RemoveButton onClick={onRemove} />}
      </div>
      {group.parts.map((part, at) =>
        'join' in part ? (
          <GroupEditor
            key={at}
            group={part}
            onChange={(next) => put(at, next)}
            options={options}
            depth={depth + 1}
            onRemove={() => drop(at)}
          />
        ) : (
          <div key={at} className={css.rule}>
            <KindSelect value={part.on} onChange={(on) => put(at, newRule(on))} options={options} />
            <div className={css.controls}>
              <RuleFields rule={part} onChange={(next) => put(at, next)} options={options} />
            </div>
            <RemoveButton onClick={() => drop(at)} />
          </div>
        ),
      )}
      <div className={css.buttons}>
        <Button
          size="compact-sm"
          variant="light"
          leftSection={<IconPlus size={15} aria-hidden />}
          disabled={isFull}
          onClick={() => add(newRule('visits'))}
        >
          {t('addRule')}
        </Button>
        {depth < DEEPEST && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconFolderPlus size={15} aria-hidden />}
            disabled={isFull}
            onClick={() => add(groupOf([newRule('visits')]))}
          >
            {t('addGroup')}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

function JoinSelect({ value, onChange }: { value: Group['join']; onChange: (join: Group['join']) => void }) {
  const t = useText('segments')
  return (
    <Select
      label={t('join.label')}
      data={JOINS.map((join) => ({ value: join, label: t(`join.${join}`) }))}
      value={value}
      allowDeselect={false}
      onChange={(next) => onChange(JOINS.find((join) => join === next) ?? 'all')}
    />
  )
}

type KindProps = { value: RuleKind; onChange: (on: RuleKind) => void; options: Options }

/** Attributes without anything to choose are left out, unless the rule is about one. */
function KindSelect({ value, onChange, options }: KindProps) {
  const t = useText('segments')
  const isOffered = (on: RuleKind) => on === value || !(on in options.choices) || hasChoices(options, on)
  return (
    <Select
      label={t('attribute')}
      data={KINDS.filter(isOffered).map((on) => ({ value: on, label: t(`on.${on}`) }))}
      value={value}
      allowDeselect={false}
      searchable
      onChange={(next) => onChange(KINDS.find((on) => on === next) ?? value)}
    />
  )
}

function hasChoices({ choices }: Options, on: RuleKind): boolean {
  return Object.entries(choices).some(([name, options]) => name === on && options.length > 0)
}

function RemoveButton({ onClick }: { onClick: () => void }) {
  const t = useText('segments')
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('removeRule')} onClick={onClick}>
      <IconX size={17} aria-hidden />
    </ActionIcon>
  )
}
