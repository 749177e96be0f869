import { outranks, ROLES, type Role } from '@portico/contract/access.ts'
import { usePage } from '../core/page.ts'
import { useText } from '../core/useText.ts'
import { ChoiceCards } from '../ui/ChoiceCards.tsx'

export type GivenRole = Exclude<Role, 'owner'>

/** The roles one may give: those below one's own. */
export function RoleChoice({ value, onChange }: { value: GivenRole; onChange: (role: GivenRole) => void }) {
  const t = useText('members')
  const own = usePage((state) => state.role) ?? undefined
  const choices = ROLES.filter((role): role is GivenRole => role !== 'owner' && outranks(own, role))
  return (
    <ChoiceCards
      label={t('column.role')}
      path="role"
      value={value}
      onChange={onChange}
      choices={choices.map((role) => ({ value: role, label: t(`role.${role}`), text: t(`roleText.${role}`) }))}
    />
  )
}
