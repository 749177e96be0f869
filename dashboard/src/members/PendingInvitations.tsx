import { useMemo } from 'react'
import { IconLink, IconMailForward, IconMailOff } from '@tabler/icons-react'
import { outranks } from '@portico/contract/access.ts'
import type { Invitation } from '@portico/contract/members.ts'
import { useErrorText } from '../core/errors.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { Column, RowAction } from '../ui/column.ts'
import { useCopy } from '../ui/copyText.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import { message, notify } from '../ui/toasts.ts'
import css from './members.module.css'
import type { useMembers } from './useMembers.ts'

type Props = {
  invitations: readonly Invitation[]
  list: Pick<ReturnType<typeof useMembers>, 'withdraw' | 'resend' | 'link'>
}

/** Invitations of the page nobody has answered. */
export function PendingInvitations({ invitations, list }: Props) {
  const t = useText('members')
  const format = useFormat()
  const own = usePage((state) => state.role) ?? undefined
  const columns = useMemo(() => invitationColumns(t, format), [t, format])
  const copy = useCopy()
  const errorText = useErrorText()
  const showError = (error: unknown) => notify({ kind: 'bad', text: errorText(error) })
  const isFor = (row: Invitation) => outranks(own, row.role)

  async function resend({ id, email_mobile }: Invitation) {
    await list.resend(id)
    message(t('pending.resent', { address: email_mobile }), { seconds: 3 })
  }

  const actions: RowAction<Invitation>[] = [
    {
      key: 'link',
      label: t('pending.copyLink'),
      icon: IconLink,
      isInline: true,
      isFor,
      run: (row) => void list.link(row.id).then(({ url }) => copy(url), showError),
    },
    {
      key: 'resend',
      label: t('pending.resend'),
      icon: IconMailForward,
      isFor,
      run: (row) => void resend(row).catch(showError),
    },
    {
      key: 'withdraw',
      label: t('pending.withdraw'),
      icon: IconMailOff,
      isDanger: true,
      isFor,
      run: (row) => void list.withdraw(row.id).catch(() => undefined),
    },
  ]
  return (
    <section className={css.part}>
      <h2>{t('pending.title')}</h2>
      {invitations.length === 0 ? (
        <p className={css.text}>{t('pending.none')}</p>
      ) : (
        <DataTable
          label={t('pending.title')}
          columns={columns}
          rows={invitations}
          rowKey={(row) => row.id}
          rowName={(row) => row.email_mobile}
          actions={actions}
          empty={null}
        />
      )}
    </section>
  )
}

function invitationColumns(t: ReturnType<typeof useText<'members'>>, format: Format): Column<Invitation>[] {
  return [
    { key: 'contact', label: t('column.contact'), card: 'title', cell: (row) => row.email_mobile },
    { key: 'role', label: t('column.role'), card: 'corner', cell: (row) => <Tag>{t(`role.${row.role}`)}</Tag> },
    { key: 'expires', label: t('column.expires'), cell: (row) => format.date(row.expiresAt) },
  ]
}
