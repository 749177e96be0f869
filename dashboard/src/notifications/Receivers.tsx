import { ROLES, mayMember, type Permission, type Role } from '@portico/contract/access.ts'
import type { Rule } from '@portico/contract/notifications.ts'
import { useText } from '../core/useText.ts'
import { toggleOne, type Member } from './draft.ts'
import css from './notifications.module.css'

type Props = {
  rule: Rule
  right: Permission
  people: readonly Member[]
  isReadOnly: boolean
  onChange: (rule: Rule) => void
}

/** Recipients: roles and single members, only those who may see what the notice is about. */
export function Receivers({ rule, right, people, isReadOnly, onChange }: Props) {
  const t = useText('notifications')
  const roleName = useText('members')
  const may = (role: string) => mayMember({ role, canReadIdentity: null }, right)
  const named = people.filter(({ uid, role }) => may(role) || rule.people.includes(uid))
  const uids = people.map(({ uid }) => uid)
  return (
    <div className={css.receivers}>
      <fieldset disabled={isReadOnly}>
        <legend>{t('rules.byRole')}</legend>
        {ROLES.filter(may).map((role: Role) => (
          <label key={role}>
            <input
              type="checkbox"
              checked={rule.roles.includes(role)}
              onChange={() => onChange({ ...rule, roles: toggleOne(rule.roles, role, ROLES) })}
            />
            {roleName(`role.${role}`)}
          </label>
        ))}
      </fieldset>
      {named.length > 0 && (
        <fieldset disabled={isReadOnly}>
          <legend>{t('rules.byPerson')}</legend>
          {named.map(({ uid, displayName, hasMail }) => (
            <label key={uid}>
              <input
                type="checkbox"
                checked={rule.people.includes(uid)}
                onChange={() => onChange({ ...rule, people: toggleOne(rule.people, uid, uids) })}
              />
              <span>
                {displayName || roleName('noName')} {!hasMail && <small>({t('rules.noMail')})</small>}
              </span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  )
}
