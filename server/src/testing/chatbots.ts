// A page with a published chatbot, and people who write to it.
import { chatbots } from '@portico/contract/chatbots.ts'
import { BotNodes } from '@portico/contract/chatbots/flow.ts'
import { conversations } from '@portico/contract/inbox.ts'
import { conversationMessages } from '@portico/contract/inbox/messages.ts'
import type { ReceivedMessage } from '../inbox/index.ts'
import type { RunningServer } from '../processes/all.ts'
import { send, type Venue } from './given.ts'
import { givenMessage } from './inbox.ts'

const at = { x: 0, y: 0 }

/** Greets, offers two ways, asks for a name, and knows where a person is wanted. */
export const GREETER = BotNodes.parse([
  { ...at, id: 'hi', kind: 'welcome', when: 'first', next: 'ask' },
  { ...at, id: 'open', kind: 'keywords', words: ['mấy giờ', 'mở cửa'], next: 'hours' },
  { ...at, id: 'person', kind: 'keywords', words: ['nhân viên'], next: 'staff' },
  {
    ...at,
    id: 'ask',
    kind: 'buttons',
    text: 'Quán giúp gì được ạ?',
    buttons: [
      { id: 'name', label: 'Đặt bàn', next: 'who' },
      { id: 'bye', label: 'Chỉ chào thôi', next: 'end' },
    ],
    otherwise: null,
  },
  { ...at, id: 'hours', kind: 'hours', open: null, closed: null },
  {
    ...at,
    id: 'who',
    kind: 'question',
    text: 'Bạn tên gì ạ?',
    answer: 'text',
    field: 'Tên đặt bàn',
    next: 'thanks',
    otherwise: 'staff',
  },
  { ...at, id: 'thanks', kind: 'text', text: 'Cảm ơn bạn', next: 'end' },
  { ...at, id: 'staff', kind: 'hand', text: 'Nhân viên trả lời ngay ạ' },
  { ...at, id: 'end', kind: 'end', text: 'Hẹn gặp bạn' },
])

/** A chatbot that answers on a page. */
export async function givenChatbot(running: RunningServer, page: Venue, nodes: BotNodes = GREETER): Promise<string> {
  const as = { token: page.token }
  const { id } = await send(running, chatbots.create, { body: { name: 'Lễ tân', nodes } }, as)
  await send(running, chatbots.publish, { params: { id }, body: { use: true } }, as)
  return id
}

/** A person who writes, and what stands in the conversation. */
export function personOf(running: RunningServer, page: Venue, person: Partial<ReceivedMessage> = {}) {
  const as = { token: page.token }
  const whole = { channel: 'home' as const, personKey: 'lan', name: 'Lan', ...person }
  const row = async () => {
    const { rows } = await send(running, conversations.list, { query: { channel: whole.channel } }, as)
    return rows.find(({ name }) => name === whole.name)!
  }
  const thread = async () => {
    const params = { id: (await row()).id }
    const { rows } = await send(running, conversationMessages.list, { params, query: { limit: 100 } }, as)
    return rows.toReversed()
  }
  return {
    row,
    thread,
    write: (text: string, message: Partial<ReceivedMessage> = {}) =>
      givenMessage(running, page, { ...whole, text, ...message }),
    /** What the bot said, in order. */
    answers: async () => (await thread()).filter(({ byBot }) => byBot).map(({ text }) => text),
  }
}
