import { vi } from 'vitest'

export type CallRecord = { call: string; token: string | null; body: unknown; query: URLSearchParams }
type Answer = { status?: number; body?: unknown } | 'no answer'
type Answers = Record<string, (seen: CallRecord) => Answer | Promise<Answer>>

/** Stands in for the server: answers by "METHOD /path", writes down what was asked, refuses what it has no answer for. */
export function fakeServer(answers: Answers) {
  const seen: CallRecord[] = []
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const url = new URL(input, 'http://test')
    const asked: CallRecord = {
      call: `${init.method ?? 'GET'} ${url.pathname}`,
      token: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      query: url.searchParams,
    }
    seen.push(asked)
    const answer = await (answers[asked.call]?.(asked) ?? {
      status: 404,
      body: { code: 'request/not-found', message: asked.call },
    })
    if (answer === 'no answer') throw new TypeError('Failed to fetch')
    return new Response(JSON.stringify(answer.body ?? {}), { status: answer.status ?? 200 })
  })
  return { seen, calls: () => seen.map(({ call }) => call), answers }
}

/** An error as the server words it. */
export function refusal(status: number, code: string, fields?: Record<string, string>) {
  return { status, body: { code, message: code, fields } }
}

const USER = {
  id: '01900000-0000-7000-8000-000000000001',
  username: 'ha',
  displayName: 'Nguyễn Thu Hà',
  group_id: 1,
  email_mobile: 'ha@example.com',
}

/** What a sign-in answers. */
export function sessionReply(token = 'token-1') {
  return { token, data: USER, profile: { theme: 'warm' }, message: 'OK' }
}
