// One conversation on screen: what was written, what is on its way, and who else is there.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Reply } from '@portico/contract/http/endpoint.ts'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages, type Message } from '@portico/contract/inbox/messages.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { fetchAgain } from '../core/fetchAgain.ts'
import { keyOf, useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useAllows } from '../core/rights.ts'
import { notify } from '../ui/toasts.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'

const PAGE_SIZE = 40

/** An answer that the server does not know yet. */
export type Unsent = { id: string; text: string; fileId?: string | undefined }

export type Thread = ReturnType<typeof useThread>

export function useThread(id: string) {
  const pageId = usePage((state) => state.pageId)
  const params = { id }
  const conversation = useReply(conversations.read, { params })
  const query = useInfiniteQuery({
    queryKey: keyOf(conversationMessages.list, pageId, params),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      api(
        conversationMessages.list,
        { params, query: { limit: PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) } },
        signal,
      ),
    getNextPageParam: (last: Reply<typeof conversationMessages.list>) => last.next ?? undefined,
  })
  const reload = () => Promise.all([fetchAgain(query), fetchAgain(conversation)])
  useLiveReload(['inbox', 'profiles'], reload)
  const messages = (query.data?.pages.flatMap(({ rows }) => rows) ?? []).toReversed()
  const { unsent, send } = useSending(id, messages, reload)
  useSeen(id, conversation.data?.unread ?? 0)
  return {
    conversation: conversation.data,
    error: conversation.error ?? query.error,
    messages,
    unsent,
    send,
    reload,
    isLoading: query.isPending || conversation.isPending,
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    loadEarlier: () => void query.fetchNextPage(),
  }
}

/** Sends answers one after the other, so that they arrive in the order they were written. */
function useSending(id: string, messages: readonly Message[], reload: () => Promise<unknown>) {
  const errorText = useErrorText()
  const [unsent, setUnsent] = useState<Unsent[]>([])
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const send = useCallback(
    (text: string, fileId?: string) => {
      const one: Unsent = { id: crypto.randomUUID(), text, fileId }
      setUnsent((all) => [...all, one])
      const sent = last.current.then(() =>
        api(conversationMessages.send, { params: { id }, body: { id: one.id, text, ...(fileId ? { fileId } : {}) } }),
      )
      last.current = sent
        .catch((error: unknown) => notify({ kind: 'bad', text: errorText(error) }))
        .then(reload)
        .then(() => setUnsent((all) => all.filter((other) => other.id !== one.id)))
      return sent
    },
    [id, errorText, reload],
  )
  const known = new Set(messages.map((message) => message.id))
  return { unsent: unsent.filter((one) => !known.has(one.id)), send }
}

/** A member who may answer and looks at it has read it. */
function useSeen(id: string, unread: number) {
  const mayReply = useAllows('zalo:reply')
  useEffect(() => {
    if (unread === 0 || !mayReply || document.visibilityState !== 'visible') return
    void api(conversations.see, { params: { id }, body: {} }).catch(() => undefined)
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time something new is there
  }, [id, unread > 0, mayReply])
}
