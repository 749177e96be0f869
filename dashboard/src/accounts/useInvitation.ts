import { useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ApiError } from '@portico/contract/http/client.ts'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { members } from '@portico/contract/members.ts'
import { api } from '../core/api.ts'

type InvitationReply = Reply<typeof members.look>
/** `asking` until the server has said what the code in the address is for; `none` without one, or when nobody answered. */
export type InvitationState = { state: 'none' | 'asking' | 'unknown' } | InvitationReply

/** The invitation in the address that was opened. */
export function useInvitation(): InvitationState {
  const { invitation: code } = useSearch({ strict: false })
  const [asked, setAsked] = useState<InvitationState>({ state: code ? 'asking' : 'none' })
  useEffect(() => {
    if (!code) return
    let isGone = false
    api(members.look, { body: { code } }).then(
      (looked) => isGone || setAsked(looked),
      (error: unknown) => isGone || setAsked({ state: isUnknown(error) ? 'unknown' : 'none' }),
    )
    return () => {
      isGone = true
    }
  }, [code])
  return asked
}

/** The address it was sent to, for the form to begin with. */
export function invitedAddress(asked: InvitationState): string | undefined {
  return asked.state === 'open' ? asked.invitation?.email_mobile : undefined
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'invitation/not-found'
}
