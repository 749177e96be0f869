import { useMemo } from 'react'
import { IconMailOff } from '@tabler/icons-react'
import { outranks } from '@portico/contract/access.ts'
import type { Invitation } from '@portico/contract/members.ts'
import { usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import type { Column, RowAction } from '../ui/column.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { Format } from '../ui/Times.tsx'
import css from './members.module.css'

type Props = { invitations: readonly Invitation[]; onWithdraw: (id: string) => Promise<unknown> }

/** Invitations of the page nobody has answered. */
export function PendingInvitations({ invitations, onWithdraw }: Props) {
  const t = useText('members')
  const format = useFormat()
  const own = usePage((state) => state.role) ?? undefined
  const columns = useMemo(() => invitationColumns(t, format), [t, format])
  const actions: RowAction<Invitation>[] = [
    {
      key: 'withdraw',
      label: t('pending.withdraw'),
      icon: IconMailOff,
      isInline: true,
      isFor: (row) => outranks(own, row.role),
      run: (row) => void onWithdraw(row.id).catch(() => undefined),
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
