import { Button } from '@mantine/core'
import { useState } from 'react'
import { accounts } from '@portico/contract/accounts.ts'
import { members } from '@portico/contract/members.ts'
import { pages } from '@portico/contract/pages.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { useErrorText } from '../core/errors.ts'
import { renewRole, usePage } from '../core/page.ts'
import { useFormat } from '../core/useFormat.ts'
import { callWith } from '../core/userCall.ts'
import { useText } from '../core/useText.ts'
import { message, notify } from '../ui/toasts.ts'
import css from './members.module.css'

type Waiting = Reply<typeof members.waiting>['rows'][number]

/** Invitations and handovers that wait for the signed-in user; nothing when none does. `isAbove`: on top of another screen. */
export function WaitingList({ isAbove = false }: { isAbove?: boolean }) {
  const t = useText('members')
  const { data } = useReply(members.waiting, {})
  if (!data || data.rows.length === 0) return null
  return (
    <section className={isAbove ? css.above : css.part} aria-label={t('waiting.title')}>
      {!isAbove && <h2>{t('waiting.title')}</h2>}
      <ul className={css.waiting}>
        {data.rows.map((row) => (
          <WaitingRow key={`${row.kind} ${row.page_id}`} row={row} />
        ))}
      </ul>
    </section>
  )
}

function WaitingRow({ row }: { row: Waiting }) {
  const t = useText('members')
  const format = useFormat()
  const errorText = useErrorText()
  const invalidate = useInvalidate()
  const [isBusy, setBusy] = useState(false)
  const page = row.pageName

  async function answer(isYes: boolean) {
    setBusy(true)
    try {
      await send(row, isYes)
      message(t(isYes ? 'waiting.accepted' : 'waiting.declined', { page }), { seconds: 3 })
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await invalidate(members, pages)
    setBusy(false)
  }

  return (
    <li className={css.banner}>
      <div>
        <p>{t(`waiting.${row.kind}`, { from: row.from, page, role: t(`role.${row.role}`) })}</p>
        <small>{t('waiting.until', { until: format.date(row.expiresAt) })}</small>
      </div>
      <div className={css.buttons}>
        <Button variant="default" disabled={isBusy} onClick={() => void answer(false)}>
          {t('waiting.decline')}
        </Button>
        <Button loading={isBusy} onClick={() => void answer(true)}>
          {t('waiting.accept')}
        </Button>
      </div>
    </li>
  )
}

async function send({ kind, code, page_id }: Waiting, isYes: boolean): Promise<void> {
  if (kind === 'invitation') {
    const body = { code: code ?? '' }
    await api(isYes ? members.accept : members.decline, { body })
    return
  }
  // A handover is answered as a member of that page, whichever is selected on this screen.
  const { token } = await api(accounts.pageToken, { body: { pageId: page_id } })
  await callWith(isYes ? members.acceptTransfer : members.endTransfer, { body: { page_id } }, { token })
  if (isYes && usePage.getState().pageId === page_id) await renewRole()
}
