import type { Member } from '@portico/contract/members.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import css from './members.module.css'

type ColumnContext = {
  t: ReturnType<typeof useText<'members'>>
  format: Format
  self: string | undefined
  mayChange: (member: Member) => boolean
  onIdentity: (member: Member, canRead: boolean) => void
}

/** What the list shows of a member. The switch is plain HTML, as everything in table cells. */
export function memberColumns({ t, format, self, mayChange, onIdentity }: ColumnContext): Column<Member>[] {
  const nameOf = (member: Member) => member.displayName || t('noName')
  return [
    {
      key: 'name',
      label: t('column.name'),
      card: 'title',
      sort: nameOf,
      cell: (member) => (
        <span className={css.name}>
          {nameOf(member)} {member.uid === self && <Tag tone="good">{t('you')}</Tag>}
        </span>
      ),
    },
    {
      key: 'contact',
      label: t('column.contact'),
      sort: (member) => member.email_mobile,
      cell: (member) => <span className={css.contact}>{member.email_mobile}</span>,
    },
    {
      key: 'role',
      label: t('column.role'),
      card: 'corner',
      sort: (member) => t(`role.${member.role}`),
      cell: (member) => <Tag tone={member.role === 'owner' ? 'info' : 'quiet'}>{t(`role.${member.role}`)}</Tag>,
    },
    {
      key: 'identity',
      label: t('column.identity'),
      cell: (member) =>
        mayChange(member) ? (
          <input
            type="checkbox"
            role="switch"
            className={css.switch}
            aria-label={t('identityOf', { name: nameOf(member) })}
            checked={member.canReadIdentity}
            aria-checked={member.canReadIdentity}
            onChange={(event) => onIdentity(member, event.currentTarget.checked)}
          />
        ) : (
          t(member.canReadIdentity ? 'yes' : 'no')
        ),
    },
    {
      key: 'since',
      label: t('column.since'),
      isWide: true,
      sort: (member) => member.since,
      cell: (member) => <time dateTime={member.since}>{format.date(member.since)}</time>,
    },
  ]
}
