import { IconMailOff, IconMailOpened } from '@tabler/icons-react'
import { useText } from '../core/useText.ts'
import type { InvitationState } from './useInvitation.ts'
import css from './SignIn.module.css'

/** Above the form: who invites to what, or in words why the invitation is none any more. */
export function InvitationNote({ asked }: { asked: InvitationState }) {
  const t = useText('accounts')
  if (asked.state === 'none' || asked.state === 'asking') return null
  const open = asked.state === 'open' ? asked.invitation : null
  const Icon = open ? IconMailOpened : IconMailOff
  return (
    <p className={css.invitation} role="status" data-over={!open}>
      <Icon size={22} stroke={1.75} aria-hidden />
      <span>
        {open
          ? t('invitation.open', { from: open.from, page: open.pageName })
          : t(`invitation.${asked.state === 'open' ? 'unknown' : asked.state}`)}
      </span>
    </p>
  )
}
