import { useState, type FormEvent } from 'react'
import { Button, Checkbox, NativeSelect, TagsInput, Textarea, TextInput } from '@mantine/core'
import type { AiRule } from '@portico/contract/ai/rules.ts'
import { RULE_ACTIONS, RULE_WHENS, SHARED_FIELDS } from '@portico/contract/ai/words.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import css from './ai.module.css'

type Props = {
  edited: AiRule | 'new' | null
  onClose: () => void
  onSave: (rule: AiRule) => Promise<boolean>
}

/** One rule: when it is meant, and what it does. */
export function RuleDrawer({ edited, onClose, onSave }: Props) {
  const t = useText('aiSettings')
  const shown = useLast(edited)
  return (
    <SideDrawer opened={edited !== null} onClose={onClose} title={t(shown === 'new' ? 'addRule' : 'editRule')}>
      {shown && (
        <RuleForm
          key={shown === 'new' ? 'new' : shown.id}
          known={shown === 'new' ? undefined : shown}
          onSave={async (rule) => {
            if (await onSave(rule)) onClose()
          }}
        />
      )}
    </SideDrawer>
  )
}

const blank = (): AiRule => ({
  id: `r${Date.now().toString(36)}`,
  name: '',
  isOn: true,
  when: { type: 'keyword', values: [] },
  does: { type: 'reply', text: '', shares: [] },
})

function RuleForm({ known, onSave }: { known: AiRule | undefined; onSave: (rule: AiRule) => Promise<void> }) {
  const t = useText('aiSettings')
  const [rule, setRule] = useState<AiRule>(known ?? blank)
  const [isBusy, setBusy] = useState(false)
  const { when, does } = rule
  const isBlank =
    rule.name.trim() === '' ||
    (hasValues(when.type) && when.values.length === 0) ||
    (needsText(does.type) && does.text.trim() === '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    void onSave(rule).finally(() => setBusy(false))
  }
  return (
    <form className={css.form} onSubmit={submit}>
      <TextInput
        label={t('ruleName')}
        required
        maxLength={80}
        value={rule.name}
        onChange={({ currentTarget: { value } }) => setRule({ ...rule, name: value })}
      />
      <WhenFields when={when} onChange={(next) => setRule({ ...rule, when: next })} />
      <ActionFields does={does} onChange={(next) => setRule({ ...rule, does: next })} />
      <Button type="submit" loading={isBusy} disabled={isBlank}>
        {t('save')}
      </Button>
    </form>
  )
}

function WhenFields({ when, onChange }: { when: AiRule['when']; onChange: (when: AiRule['when']) => void }) {
  const t = useText('aiSettings')
  return (
    <>
      <NativeSelect
        label={t('whenLabel')}
        value={when.type}
        data={RULE_WHENS.map((value) => ({ value, label: t(`when.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          isOneOf(RULE_WHENS, value) && onChange({ type: value, values: hasValues(value) ? when.values : [] })
        }
      />
      {hasValues(when.type) && (
        <TagsInput
          label={t(when.type === 'keyword' ? 'keywords' : 'samples')}
          description={t('keywordsHint')}
          value={when.values}
          maxTags={30}
          onChange={(values) => onChange({ ...when, values })}
        />
      )}
    </>
  )
}

function ActionFields({ does, onChange }: { does: AiRule['does']; onChange: (does: AiRule['does']) => void }) {
  const t = useText('aiSettings')
  const isOrder = does.type === 'instruct'
  return (
    <>
      <NativeSelect
        label={t('thenLabel')}
        value={does.type}
        data={RULE_ACTIONS.map((value) => ({ value, label: t(`does.${value}`) }))}
        onChange={({ currentTarget: { value } }) => isOneOf(RULE_ACTIONS, value) && onChange({ ...does, type: value })}
      />
      {does.type !== 'bot' && does.type !== 'ignore' && (
        <Textarea
          label={t(isOrder ? 'orderText' : 'replyText')}
          description={t(isOrder ? 'orderHint' : 'replyHint')}
          autosize
          minRows={3}
          maxLength={1000}
          value={does.text}
          onChange={({ currentTarget: { value } }) => onChange({ ...does, text: value })}
        />
      )}
      {isOrder && (
        <Checkbox.Group
          label={t('shares')}
          description={t('sharesHint')}
          value={does.shares}
          onChange={(shares) => onChange({ ...does, shares: shares.filter((one) => isOneOf(SHARED_FIELDS, one)) })}
        >
          <div className={css.checks}>
            {SHARED_FIELDS.map((value) => (
              <Checkbox key={value} value={value} label={t(`share.${value}`)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
    </>
  )
}

function hasValues(type: AiRule['when']['type']): boolean {
  return type === 'keyword' || type === 'question'
}

function needsText(type: AiRule['does']['type']): boolean {
  return type === 'reply' || type === 'instruct'
}
