import { useId, useState, type ReactNode } from 'react'
import { IconChevronDown } from '@tabler/icons-react'
import type { Permission } from '@portico/contract/access.ts'
import { CHANNELS, type Rule } from '@portico/contract/notifications.ts'
import { useText } from '../core/useText.ts'
import { toggleOne, type Member } from './draft.ts'
import { Receivers } from './Receivers.tsx'
import css from './notifications.module.css'

type Props = {
  /** Where a mail's link to the setting that sent it leads. */
  id: string
  name: string
  rule: Rule
  right: Permission
  people: readonly Member[]
  isReadOnly: boolean
  onChange: (rule: Rule) => void
  /** What else can be chosen about this kind. */
  children?: ReactNode
}

/** One kind of notice: its channels, and its recipients behind a click. */
export function RuleRow({ id, name, rule, right, people, isReadOnly, onChange, children }: Props) {
  const t = useText('notifications')
  const own = useId()
  const [isOpen, setOpen] = useState(location.hash === `#${id}`)
  return (
    <li id={id} className={css.rule} data-off={rule.channels.length === 0 || undefined}>
      <div className={css.ruleHead}>
        <strong id={`${own}-name`}>{name}</strong>
        <span className={css.ways}>
          {CHANNELS.map((channel) => (
            <label key={channel}>
              <input
                type="checkbox"
                aria-label={`${name}: ${t(`rules.${channel}`)}`}
                checked={rule.channels.includes(channel)}
                disabled={isReadOnly}
                onChange={() => onChange({ ...rule, channels: toggleOne(rule.channels, channel, CHANNELS) })}
              />
              {t(`rules.${channel}`)}
            </label>
          ))}
        </span>
      </div>
      <div className={css.ruleFoot}>
        <button
          type="button"
          className={css.who}
          aria-expanded={isOpen}
          aria-controls={`${own}-panel`}
          id={`${own}-who`}
          aria-labelledby={`${own}-name ${own}-who`}
          onClick={() => setOpen(!isOpen)}
        >
          <Summary rule={rule} people={people} />
          <IconChevronDown size={16} stroke={2} aria-hidden />
        </button>
        {rule.channels.length > 0 && children}
      </div>
      <div id={`${own}-panel`} hidden={!isOpen}>
        {isOpen && <Receivers rule={rule} right={right} people={people} isReadOnly={isReadOnly} onChange={onChange} />}
      </div>
    </li>
  )
}

function Summary({ rule: { channels, roles, people: uids }, people }: { rule: Rule; people: readonly Member[] }) {
  const t = useText('notifications')
  const roleName = useText('members')
  if (channels.length === 0) return <span>{t('rules.off')}</span>
  const known = people.filter(({ uid }) => uids.includes(uid))
  const gone = uids.length - known.length
  const names = [
    ...roles.map((role) => roleName(`role.${role}`)),
    ...known.map(({ displayName }) => displayName || roleName('noName')),
    ...(gone > 0 && people.length > 1 ? [t('rules.former', { count: gone })] : []),
  ]
  return names.length === 0 ? (
    <span className={css.nobody}>{t('rules.nobody')}</span>
  ) : (
    <span>{t('rules.to', { names: names.join(', ') })}</span>
  )
}
