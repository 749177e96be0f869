import { useState, type FormEvent } from 'react'
import { Button, NumberInput, TagsInput, Textarea } from '@mantine/core'
import type { AiSetting } from '@portico/contract/ai.ts'
import { useText } from '../core/useText.ts'
import { Section } from '../ui/Section.tsx'
import type { SaveAi } from './useAi.ts'
import css from './ai.module.css'

type Props = { setting: AiSetting; mayWrite: boolean; save: SaveAi }

/** When a person is called, and how long the bot then keeps silent. */
export function HandCard({ setting, mayWrite, save }: Props) {
  const t = useText('aiSettings')
  const { handWords, handMessage, fallback, missesBeforeHand, pauseHours } = setting
  const [values, setValues] = useState({ handWords, handMessage, fallback, missesBeforeHand, pauseHours })
  const [isBusy, setBusy] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    void save(values).finally(() => setBusy(false))
  }
  return (
    <Section title={t('hand.title')} text={t('hand.text')}>
      <form onSubmit={submit}>
        <fieldset className={css.form} disabled={!mayWrite}>
          <TagsInput
            label={t('hand.words')}
            description={t('keywordsHint')}
            value={values.handWords}
            maxTags={30}
            onChange={(words) => setValues({ ...values, handWords: words })}
          />
          <Textarea
            label={t('hand.message')}
            autosize
            minRows={2}
            maxLength={1000}
            value={values.handMessage}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, handMessage: value })}
          />
          <Textarea
            label={t('hand.fallback')}
            description={t('hand.fallbackHint')}
            autosize
            minRows={2}
            maxLength={1000}
            value={values.fallback}
            onChange={({ currentTarget: { value } }) => setValues({ ...values, fallback: value })}
          />
          <Count
            label={t('hand.misses')}
            most={10}
            value={values.missesBeforeHand}
            onChange={(count) => setValues({ ...values, missesBeforeHand: count })}
          />
          <Count
            label={t('hand.hours')}
            most={168}
            value={values.pauseHours}
            onChange={(count) => setValues({ ...values, pauseHours: count })}
          />
          {mayWrite && (
            <Button type="submit" loading={isBusy}>
              {t('save')}
            </Button>
          )}
        </fieldset>
      </form>
    </Section>
  )
}

type CountProps = { label: string; most: number; value: number; onChange: (count: number) => void }

function Count({ label, most, value, onChange }: CountProps) {
  return (
    <NumberInput
      label={label}
      min={1}
      max={most}
      value={value}
      onChange={(typed) => onChange(Math.max(1, Number(typed) || 1))}
    />
  )
}
