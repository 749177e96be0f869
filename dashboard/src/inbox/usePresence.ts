// Tells colleagues that this member has a conversation open, and shows who else has.
import { useEffect, useState } from 'react'
import { conversations, type Present } from '@portico/contract/inbox.ts'
import { api } from '../core/api.ts'
import { useLive } from '../core/live.ts'
import { useAllows } from '../core/rights.ts'
import { useLatest } from '../ui/useLatest.ts'

const EVERY_MS = 8_000
const TYPING_MS = 4_000

export function usePresence(id: string) {
  const mayReply = useAllows('zalo:reply')
  const [people, setPeople] = useState<readonly Present[]>([])
  const [typedAt, setTypedAt] = useState(0)
  const isTyping = typedAt > 0
  const tell = useLatest(() => {
    if (!mayReply || document.visibilityState !== 'visible') return
    void api(conversations.here, { params: { id }, body: { isTyping } }).then(
      (reply) => setPeople(reply.people),
      () => undefined,
    )
  })
  useEffect(() => {
    tell.current()
    const interval = setInterval(() => tell.current(), EVERY_MS)
    return () => clearInterval(interval)
  }, [tell, id, isTyping])
  useEffect(() => {
    if (typedAt === 0) return undefined
    const timer = setTimeout(() => setTypedAt(0), TYPING_MS)
    return () => clearTimeout(timer)
  }, [typedAt])
  useLive(['inbox-presence'], () => tell.current())
  return { people, noteTyping: () => setTypedAt(Date.now()) }
}
