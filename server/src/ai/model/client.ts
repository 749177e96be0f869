// Asks a model over the lowest common denominator of OpenAI-compatible APIs: no streaming, no vendor's fields.
import * as z from 'zod'
import type { Services } from '../../core/services.ts'
import { EgressError } from '../../core/egress/egress.ts'

export type Model = { baseUrl: string; apiKey: string; model: string; timeoutMs?: number }
export type ModelAnswer =
  | { kind: 'answer'; text: string; tokens: Tokens }
  | { kind: 'hand'; reason: string; tokens: Tokens }
/** `config`: only the owner can help. */
export type ModelFault = 'timeout' | 'busy' | 'config' | 'nonsense' | 'unreachable'
export type Tokens = { in: number; out: number }

export class ModelError extends Error {
  readonly fault: ModelFault
  constructor(fault: ModelFault, message: string) {
    super(message)
    this.fault = fault
  }
}

const TIMEOUT_MS = 20_000
const MOST_BYTES = 200_000
export const MOST_ANSWER_TOKENS = 400

const text = z.string().max(20_000)
const count = z.number().min(0).max(10_000_000).catch(0)
const Reply = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: text.nullish(),
          tool_calls: z.array(z.object({ function: z.object({ name: text, arguments: text }) })).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: count, completion_tokens: count }).catch({ prompt_tokens: 0, completion_tokens: 0 }),
})
const Answer = z.object({ text: text.min(1) })
const Hand = z.object({ reason: text.catch('') })

/** All a model can do; nothing here changes anything. */
const TOOLS = [
  tool('answer', 'Say this to the guest', { text: { type: 'string' } }),
  tool('hand_over', 'Leave the question to the staff', { reason: { type: 'string' } }),
]

function tool(name: string, description: string, properties: Record<string, object>) {
  const parameters = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  return { type: 'function', function: { name, description, parameters } }
}

/** Asks once, and once more where the answer makes no sense. @throws ModelError */
export async function askOnce(services: Pick<Services, 'egress'>, model: Model, prompt: Prompt): Promise<ModelAnswer> {
  try {
    return await exchangeWith(services, model, prompt)
  } catch (error) {
    if (!(error instanceof ModelError) || error.fault !== 'nonsense') throw error
    return exchangeWith(services, model, prompt)
  }
}

export type Prompt = { system: string; user: string }

async function exchangeWith(
  { egress }: Pick<Services, 'egress'>,
  model: Model,
  { system, user }: Prompt,
): Promise<ModelAnswer> {
  const body = JSON.stringify({
    model: model.model,
    temperature: 0.2,
    max_tokens: MOST_ANSWER_TOKENS,
    messages: [
      { role: 'system', content: system },
      { role: 'user', content: user },
    ],
    tools: TOOLS,
    tool_choice: 'auto',
  })
  const headers = {
    'content-type': 'application/json',
    ...(model.apiKey && { authorization: `Bearer ${model.apiKey}` }),
  }
  const url = `${model.baseUrl.replace(/\/+$/, '')}/chat/completions`
  const reply = await egress
    .request(url, { method: 'POST', headers, body, timeoutMs: model.timeoutMs ?? TIMEOUT_MS, maxBytes: MOST_BYTES })
    .catch((error: unknown) => {
      throw faultOf(error)
    })
  if (reply.status === 429 || reply.status >= 500) throw new ModelError('busy', `status ${reply.status}`)
  if (reply.status !== 200) throw new ModelError('config', `status ${reply.status}`)
  return readReply(reply.text)
}

function faultOf(error: unknown): Error {
  if (!(error instanceof EgressError)) return error instanceof Error ? error : new Error(String(error))
  if (error.reason === 'timeout') return new ModelError('timeout', error.message)
  if (error.reason === 'too-large') return new ModelError('nonsense', error.message)
  return new ModelError(error.reason === 'refused' ? 'config' : 'unreachable', error.message)
}

function readReply(answered: string): ModelAnswer {
  const reply = Reply.safeParse(parseJson(answered))
  if (!reply.success) throw new ModelError('nonsense', 'not an answer of a chat')
  const { choices, usage } = reply.data
  const tokens = { in: usage.prompt_tokens, out: usage.completion_tokens }
  const { content, tool_calls: calls } = choices[0]!.message
  const called = calls?.[0]?.function
  if (called?.name === 'hand_over')
    return { kind: 'hand', reason: Hand.parse(parseJson(called.arguments) ?? {}).reason, tokens }
  const said = called?.name === 'answer' ? Answer.safeParse(parseJson(called.arguments)).data?.text : content
  if (!said?.trim()) throw new ModelError('nonsense', 'an answer without words')
  return { kind: 'answer', text: said.normalize('NFC').trim(), tokens }
}

function parseJson(words: string): unknown {
  try {
    return JSON.parse(words)
  } catch {
    return undefined
  }
}
