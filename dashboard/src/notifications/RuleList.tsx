import { NativeSelect } from '@mantine/core'
import { NOTICE_KINDS, NOTICES, type NoticeKind } from '@portico/contract/notifications.ts'
import { useText } from '../core/useText.ts'
import { withRule, type Draft, type Member } from './draft.ts'
import { RuleRow } from './RuleRow.tsx'
import { Section } from '../ui/Section.tsx'
import css from './notifications.module.css'

const TOPICS = [
  'device',
  'guest',
  'code',
  'lead',
  'conversation',
  'gift',
  'stock',
  'review',
  'campaign',
  'automation',
  'member',
  'plan',
  'balance',
  'integration',
] as const
const SILENCES = [5, 10, 15, 30, 60, 120, 240, 1440]

type Props = { draft: Draft; people: readonly Member[]; isReadOnly: boolean; onChange: (draft: Draft) => void }

/** Everything the product can tell about, by topic. */
export function RuleList(props: Props) {
  const t = useText('notifications')
  return (
    <Section title={t('rules.title')} text={t('rules.text')} isWide>
      {TOPICS.map((topic) => (
        <div key={topic} className={css.topic}>
          <h3>{t(`topic.${topic}`)}</h3>
          <ul>
            {NOTICE_KINDS.filter((kind) => kind.startsWith(`${topic}.`)).map((kind) => (
              <OneRule key={kind} kind={kind} {...props} />
            ))}
          </ul>
        </div>
      ))}
    </Section>
  )
}

function OneRule({ kind, draft, people, isReadOnly, onChange }: Props & { kind: NoticeKind }) {
  const t = useText('notifications')
  return (
    <RuleRow
      id={kind}
      name={t(`kind.${kind}`)}
      rule={draft.rules[kind]}
      right={NOTICES[kind]}
      people={people}
      isReadOnly={isReadOnly}
      onChange={(rule) => onChange(withRule(draft, kind, rule))}
    >
      {kind === 'guest.online' && (
        <label className={css.extra}>
          <input
            type="checkbox"
            checked={draft.firstVisitsOnly}
            disabled={isReadOnly}
            onChange={() => onChange({ ...draft, firstVisitsOnly: !draft.firstVisitsOnly })}
          />
          {t('firstOnly')}
        </label>
      )}
      {kind === 'device.offline' && (
        <label className={css.extra}>
          {t('offlineAfter')}
          <NativeSelect
            size="xs"
            value={draft.offlineMinutes}
            disabled={isReadOnly}
            data={[...new Set([...SILENCES, draft.offlineMinutes])]
              .toSorted((a, b) => a - b)
              .map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
            onChange={(event) => onChange({ ...draft, offlineMinutes: Number(event.currentTarget.value) })}
          />
        </label>
      )}
    </RuleRow>
  )
}
