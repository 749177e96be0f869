// An OpenAI-compatible endpoint with a recorded model. It can hang, stream unasked, answer nonsense,
// refuse the key, and obey orders that stand in what guests write or in the venue's own notes.
import { createServer, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenOnLoopback } from '../listen.ts'
import type { Recorded } from './answers.ts'
import { answerTo } from './recorded.ts'

export const LLM_MODES = [
  'recorded',
  'hang',
  'cut',
  'stream',
  'nonsense',
  'nonsense-once',
  'bad-arguments',
  'huge',
  'busy',
  'obey',
] as const
export type LlmMode = (typeof LLM_MODES)[number]
export type LlmCall = { authorization: string; system: string; user: string; body: Record<string, unknown> }
export type LlmSimulator = {
  /** As `LLM_BASE_URL` takes it. */
  url: string
  calls: LlmCall[]
  behave(mode: LlmMode): void
  /** Thinks so long before each answer. */
  delay(milliseconds: number): void
  /** Answers before the recorded ones. */
  record(recorded: Recorded): void
  close(): Promise<void>
}

/** @param key the bearer key it requires; empty takes any */
export async function startLlm({ key = '', port = 0 } = {}): Promise<LlmSimulator> {
  const calls: LlmCall[] = []
  const own: Recorded[] = []
  let mode: LlmMode = 'recorded'
  let delayMs = 0
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return json(response, 404, {})
    const authorization = request.headers.authorization ?? ''
    if (key && authorization !== `Bearer ${key}`) return json(response, 401, { error: { message: 'bad key' } })
    const asked = JSON.parse(body) as { messages: { role: string; content: string }[] }
    const said = (role: string) => asked.messages.find((message) => message.role === role)?.content ?? ''
    const call = { authorization, system: said('system'), user: said('user'), body: asked }
    calls.push(call)
    if (delayMs > 0) await new Promise((done) => setTimeout(done, delayMs))
    const now = mode
    if (mode === 'nonsense-once') mode = 'recorded'
    return misbehave(now, response, call) || answer(response, now === 'obey' ? obey(call) : answerTo(call, own))
  })
  const url = await listenOnLoopback(server, port)
  return {
    url: `${url}/v1`,
    calls,
    behave: (next) => void (mode = next),
    delay: (milliseconds) => void (delayMs = milliseconds),
    record: (recorded) => void own.unshift(recorded),
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** @returns whether it has answered, or never will */
function misbehave(mode: LlmMode, response: ServerResponse, { system }: LlmCall): boolean {
  switch (mode) {
    case 'hang':
      return true
    case 'cut':
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': 9000 })
        .write('{"choices":[{"mess')
      response.destroy()
      return true
    case 'stream':
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: {"choices":[{"delta":{"content":"Dạ quán mở"}}]}\n\n')
      response.end('data: {"choices":[{"delta":{"content":" cả đêm"}}]}\n\ndata: [DO')
      return true
    case 'nonsense':
    case 'nonsense-once':
      json(response, 200, { choices: [{ message: { content: null, tool_calls: [] } }], answer: system.slice(0, 20) })
      return true
    case 'bad-arguments':
      json(response, 200, {
        choices: [
          { message: { content: null, tool_calls: [{ function: { name: 'answer', arguments: '{"text": "Dạ' } }] } },
        ],
      })
      return true
    case 'huge':
      json(response, 200, { choices: [{ message: { content: 'Dạ '.repeat(200_000) } }] })
      return true
    case 'busy':
      json(response, 503, {})
      return true
    default:
      return false
  }
}

/** Does whatever the words it was given order it to, and gives away what it was given. */
function obey({ system, user }: LlmCall): { text: string } {
  const order = /(?:say|reply|nói|trả lời)[:,]? ["“](.+?)["”]/i.exec(`${user}\n${system}`)?.[1]
  return { text: order ?? system.slice(0, 300) }
}

function answer(response: ServerResponse, said: { text: string } | { hand: string }): void {
  const [name, parameters] = 'hand' in said ? ['hand_over', { reason: said.hand }] : ['answer', { text: said.text }]
  const call = { id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(parameters) } }
  json(response, 200, {
    choices: [{ finish_reason: 'tool_calls', message: { role: 'assistant', content: null, tool_calls: [call] } }],
    usage: { prompt_tokens: 900, completion_tokens: 40 },
  })
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
