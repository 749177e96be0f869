// Telegram, Zalo and Slack as a group chat sees them: each takes a message at its own address and answers in its own way.
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from './listen.ts'

export type ChatMessage = { service: 'bot' | 'slack'; chat: string; text: string }

export type ChatsSimulator = {
  url: string
  /** The address of an incoming webhook as Slack gives it out. */
  slackUrl: string
  sent: ChatMessage[]
  /** The next message gets this status, such as 429 or 503. */
  answerOnce(status: number): void
  close(): Promise<void>
}

const SLACK_PATH = '/services/T0SIMULATED/B0SIMULATED/chat'

/** @param token the bots' token. @param chat the only chat the bots are members of. */
export async function startChats(token: string, chat: string, port = 0): Promise<ChatsSimulator> {
  const sent: ChatMessage[] = []
  const statuses: number[] = []
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: unknown) =>
      void response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    const message = JSON.parse(await text(request)) as { chat_id?: string; text: string }
    const status = statuses.shift()
    if (status) return answer(status, { ok: false, error_code: status, description: 'Try again later' })
    if (request.url === SLACK_PATH) {
      sent.push({ service: 'slack', chat: '', text: message.text })
      return answer(200, 'ok')
    }
    if (request.url !== `/bot${token}/sendMessage`)
      return answer(401, { ok: false, error_code: 401, description: 'Unauthorized' })
    if (message.chat_id !== chat)
      return answer(400, { ok: false, error_code: 400, description: 'Bad Request: chat not found' })
    sent.push({ service: 'bot', chat, text: message.text })
    return answer(200, { ok: true, result: { message_id: sent.length } })
  })
  const url = await listenOnLoopback(server, port)
  return {
    url,
    slackUrl: `${url}${SLACK_PATH}`,
    sent,
    answerOnce: (status) => void statuses.push(status),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
