// The page's chatbots and what they may name, from the server.
import { chatbots, type Chatbot } from '@portico/contract/chatbots.ts'
import { useInvalidate, usePutReply, useReply } from '../core/keys.ts'
import { api } from '../core/api.ts'
import { useDraft, type Draft } from '../core/useDraft.ts'
import type { BotNodes } from '@portico/contract/chatbots/flow.ts'

/** One chatbot, and how to put a newer one in its place. */
export function useChatbot(id: string) {
  const invalidate = useInvalidate()
  const putReply = usePutReply()
  // What is on the screen is being edited: it is not exchanged under the owner's hands.
  const query = useReply(chatbots.read, { params: { id } }, { staleTime: Infinity, gcTime: 0, retry: 1 })
  return {
    ...query,
    put(bot: Chatbot) {
      putReply(chatbots.read, { params: { id } }, bot)
      void invalidate({ list: chatbots.list })
    },
  }
}

/** Menu items, gifts, segments and pictures, by name. */
export function useThings() {
  return useReply(chatbots.things, {}).data ?? { items: [], gifts: [], segments: [], files: [] }
}
export type Things = ReturnType<typeof useThings>

export type BotContent = { nodes: BotNodes }
export type BotDraft = Draft<BotContent, Chatbot>

/** The draft of a chatbot: undone, redone and saved by itself. */
export function useBotDraft(bot: Chatbot, onSaved: (bot: Chatbot) => void): BotDraft {
  const params = { id: bot.id }
  return useDraft<BotContent, Chatbot>({
    item: bot,
    contentOf: ({ nodes }) => ({ nodes }),
    save: ({ nodes }, { revision }) => api(chatbots.update, { params, body: { nodes, revision } }),
    read: () => api(chatbots.read, { params }),
    onSaved,
  })
}
