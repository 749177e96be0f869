import { NativeSelect, Switch } from '@mantine/core'
import { DIGEST_RIGHT } from '@portico/contract/notifications.ts'
import { useText } from '../core/useText.ts'
import type { Draft, Member } from './draft.ts'
import { RuleRow } from './RuleRow.tsx'
import { Section } from '../ui/Section.tsx'
import css from './notifications.module.css'

type Props = { draft: Draft; people: readonly Member[]; isReadOnly: boolean; onChange: (draft: Draft) => void }

const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}))

/** Yesterday in one message. */
export function Digest({ draft, people, isReadOnly, onChange }: Props) {
  const t = useText('notifications')
  const { digest } = draft
  const set = (part: Partial<Draft['digest']>) => onChange({ ...draft, digest: { ...digest, ...part } })
  return (
    <Section title={t('digest.title')} text={t('digest.text')}>
      <Switch
        label={t('digest.switch')}
        checked={digest.isOn}
        disabled={isReadOnly}
        onChange={() => set({ isOn: !digest.isOn })}
      />
      {digest.isOn && (
        <>
          <NativeSelect
            className={css.hour}
            label={t('digest.hour')}
            value={digest.hour}
            disabled={isReadOnly}
            data={HOURS}
            onChange={(event) => set({ hour: Number(event.currentTarget.value) })}
          />
          <Switch
            label={t('digest.skip')}
            checked={digest.skipsEmpty}
            disabled={isReadOnly}
            onChange={() => set({ skipsEmpty: !digest.skipsEmpty })}
          />
          <ul className={css.alone}>
            <RuleRow
              id="digest"
              name={t('digest.receivers')}
              rule={digest}
              right={DIGEST_RIGHT}
              people={people}
              isReadOnly={isReadOnly}
              onChange={set}
            />
          </ul>
        </>
      )}
    </Section>
  )
}
