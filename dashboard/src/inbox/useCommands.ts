// What members do with a conversation.
import { conversations, type OpenConversation } from '@portico/contract/inbox.ts'
import { conversationMessages, type Message } from '@portico/contract/inbox/messages.ts'
import type { Request } from '@portico/contract/http/endpoint.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useInvalidate } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { notify } from '../ui/toasts.ts'

type Change = Request<typeof conversations.update>['body']
export type ConversationCommands = ReturnType<typeof useCommands>

/** @param onGone what follows when it was deleted */
export function useCommands(
  conversation: OpenConversation | undefined,
  id: string,
  { refresh, onGone }: { refresh: () => Promise<unknown>; onGone: () => void },
) {
  const t = useText('inbox')
  const invalidate = useInvalidate()
  const errorText = useErrorText()
  const params = { id }
  const follow = () => Promise.all([invalidate({ read: conversations.read, board: conversations.board }), refresh()])
  const isDone = async (work: () => Promise<unknown>) => {
    try {
      await work()
      await follow()
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
  }

  async function change(body: Change) {
    const before = conversation
    await isDone(() => api(conversations.update, { params, body }))
    if (body?.status !== 'closed' || !before) return
    const undo = { status: before.status, snoozedUntil: before.snoozedUntil }
    notify({
      id: `closed ${id}`,
      kind: 'good',
      text: t('closed'),
      action: { label: t('undo'), run: () => void isDone(() => api(conversations.update, { params, body: undo })) },
    })
  }

  async function retry({ id: message, state }: Message) {
    const isUnknown = state === 'unknown'
    const isSure =
      !isUnknown || (await confirm({ title: t('again.title'), text: t('again.text'), confirm: t('again.confirm') }))
    if (!isSure) return
    const query = isUnknown ? { even: 'unknown' as const } : {}
    await isDone(() => api(conversationMessages.retry, { params: { id: message }, query }))
    await invalidate({ list: conversationMessages.list })
  }

  return {
    change,
    retry: (message: Message) => void retry(message),
    markUnread: async () => {
      onGone()
      await isDone(() => api(conversations.see, { params, body: { isUnread: true } }))
    },
    link: (guestId: string | null) => isDone(() => api(conversations.link, { params, body: { guestId } })),
    note: async (text: string) => {
      await api(conversationMessages.note, { params, body: { text } })
      await invalidate({ list: conversationMessages.list })
    },
  }
}
