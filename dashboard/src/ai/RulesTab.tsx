import { useState } from 'react'
import { ActionIcon, Button, Switch } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import type { AiSetting } from '@portico/contract/ai.ts'
import type { AiRule } from '@portico/contract/ai/rules.ts'
import { MOST_RULES } from '@portico/contract/ai/words.ts'
import { useText } from '../core/useText.ts'
import { MoveButtons } from '../ui/MoveButtons.tsx'
import { notify } from '../ui/toasts.ts'
import { HandCard } from './HandCard.tsx'
import { RuleDrawer } from './RuleDrawer.tsx'
import type { SaveAi } from './useAi.ts'
import css from './ai.module.css'

type Props = { setting: AiSetting; mayWrite: boolean; save: SaveAi }

/** Rules in their order; the first that is meant decides. */
export function RulesTab({ setting, mayWrite, save }: Props) {
  const t = useText('aiSettings')
  const rules = setting.aiSettingRules
  const [edited, edit] = useState<AiRule | 'new' | null>(null)
  const put = (next: AiRule[]) => save({ aiSettingRules: next })
  return (
    <>
      <p className={css.lead}>{t('rulesLead')}</p>
      <ol className={css.rules} aria-label={t('view.rules')}>
        {rules.map((rule, index) => (
          <li key={rule.id} data-off={!rule.isOn || undefined}>
            <span className={css.number}>{index + 1}</span>
            <RuleWords rule={rule} />
            {mayWrite && <RuleButtons rules={rules} index={index} put={put} onEdit={() => edit(rule)} />}
          </li>
        ))}
        {rules.length === 0 && <li className={css.none}>{t('noRules')}</li>}
      </ol>
      {mayWrite && rules.length < MOST_RULES && (
        <div>
          <Button leftSection={<IconPlus size={17} aria-hidden />} onClick={() => edit('new')}>
            {t('addRule')}
          </Button>
        </div>
      )}
      <HandCard setting={setting} mayWrite={mayWrite} save={save} />
      <RuleDrawer
        edited={edited}
        onClose={() => edit(null)}
        onSave={(rule) =>
          put(edited === 'new' ? [...rules, rule] : rules.map((one) => (one.id === rule.id ? rule : one)))
        }
      />
    </>
  )
}

function RuleWords({ rule: { name, when, does } }: { rule: AiRule }) {
  const t = useText('aiSettings')
  return (
    <span className={css.ruleWords}>
      <strong>{name}</strong>
      <span>
        {t(`when.${when.type}`)} {when.values.length > 0 && `“${when.values.join('”, “')}”`}
      </span>
      <span>
        → {t(`does.${does.type}`)} {does.text && `“${does.text}”`}
      </span>
    </span>
  )
}

type ButtonsProps = {
  rules: AiRule[]
  index: number
  put: (next: AiRule[]) => Promise<boolean>
  onEdit: () => void
}

function RuleButtons({ rules, index, put, onEdit }: ButtonsProps) {
  const t = useText('aiSettings')
  const rule = rules[index]!
  const { name } = rule
  function move(by: number) {
    const next = [...rules]
    next.splice(index + by, 0, ...next.splice(index, 1))
    void put(next)
  }
  async function remove() {
    if (!(await put(rules.toSpliced(index, 1)))) return
    notify({ kind: 'good', text: t('ruleGone'), action: { label: t('undo'), run: () => void put(rules) } })
  }
  return (
    <span className={css.ruleButtons}>
      <Switch
        aria-label={t('ruleOn', { name })}
        checked={rule.isOn}
        onChange={({ currentTarget: { checked } }) => void put(rules.with(index, { ...rule, isOn: checked }))}
      />
      <MoveButtons
        labels={{ up: t('ruleUp', { name }), down: t('ruleDown', { name }) }}
        isFirst={index === 0}
        isLast={index === rules.length - 1}
        onMove={move}
      />
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('ruleEdit', { name })} onClick={onEdit}>
        <IconPencil size={17} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={t('ruleRemove', { name })}
        onClick={() => void remove()}
      >
        <IconTrash size={17} aria-hidden />
      </ActionIcon>
    </span>
  )
}
