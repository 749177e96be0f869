// Zalo on one port: login of accounts and of people, OpenAPI, business API, webhooks. Refusals come with HTTP 200 as the real
// ones do, and time can be moved.
import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { listenOnLoopback } from '../listen.ts'
import { account } from './account.ts'
import type { Call, Handler } from './call.ts'
import { consultation } from './consultation.ts'
import { control } from './control.ts'
import { makeHooks, type SimHooks } from './hooks.ts'
import { grant, permit } from './oauth.ts'
import { people } from './people.ts'
import { grantPerson, permitPerson, personOf } from './social.ts'
import { makeState, Refused, type Fault, type SimState } from './state.ts'
import { templatesByPhone, templatesByUser } from './templates.ts'
import { uploads } from './uploads.ts'

const HANDLERS: Record<string, Handler> = {
  ...account,
  ...people,
  ...consultation,
  ...templatesByUser,
  ...templatesByPhone,
  ...uploads,
}
/** The real one keeps a caller waiting; 30 seconds is longer than anybody waits. */
const HANG_MS = 30_000
const MOST_LOGGED = 5000

export type ZaloOaSimulator = {
  url: string
  state: SimState
  hooks: SimHooks
  /** A verb of the control API, without HTTP. */
  control(verb: string, body?: Record<string, unknown>): Promise<unknown>
  close(): Promise<void>
}

type Options = { port?: number; clock?: () => Date }

/** Starts it with an app and no Official Account. */
export async function startZaloOa(
  app: { id: string; secret: string; oaSecret: string },
  { port = 0, clock }: Options = {},
): Promise<ZaloOaSimulator> {
  const state = makeState(app, clock)
  const hooks = makeHooks(state)
  const server = createServer((request, response) => {
    handle({ state, hooks }, request, response).catch((error: Error) => {
      if (!response.headersSent) response.writeHead(500)
      response.end(error.message)
    })
  })
  const url = await listenOnLoopback(server, port)
  const timer = setInterval(() => void hooks.settle(), 1000)
  return {
    url,
    state,
    hooks,
    control: async (verb, body = {}) => control[verb]!(state, hooks, body),
    async close() {
      clearInterval(timer)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Sim = { state: SimState; hooks: SimHooks }

async function handle({ state, hooks }: Sim, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const body = await buffer(request)
  const path = url.pathname
  if (path.startsWith('/__sim/')) return answer(response, await serveControl({ state, hooks }, path.slice(7), body))
  state.log.push({ at: state.now(), method: request.method!, path, headers: request.headers, body: body.toString() })
  if (state.log.length > MOST_LOGGED) state.log.shift()
  const fault = takeFault(state, path)
  const result = resultOf({ state, hooks }, { url, request, response, body }, fault)
  // What was asked is done, and the answer is lost: a refresh token has rotated, a message is sent.
  if (fault?.kind === 'drop') return void request.socket.destroy()
  if (fault?.kind === 'slow') return void setTimeout(() => answer(response, result), fault.delayMs).unref()
  if (fault?.kind === 'hang') return void setTimeout(() => answer(response, result), HANG_MS).unref()
  if (fault?.kind === 'half') return void response.writeHead(200, { 'content-length': 99 }).write('{"error":0')
  if (fault?.kind === 'nonsense') return void response.writeHead(502).end('<html>Bad gateway</html>')
  if (typeof result === 'object' && result !== null && 'location' in result)
    return void response.writeHead(302, { location: String(result.location) }).end()
  answer(response, result)
}

type Served = SimRequest & { response: ServerResponse }

function resultOf(sim: Sim, served: Served, fault: Fault | undefined): object {
  const { url, request, body } = served
  const { headers } = request
  if (url.pathname.startsWith('/v4/oa/')) return serveOauth(sim.state, served, fault)
  if (url.pathname === '/v4/permission') return permitPerson(sim.state, url.searchParams)
  if (url.pathname === '/v4/access_token') return grantPerson(sim.state, headers, body.toString())
  if (url.pathname === '/v2.0/me') return personOf(sim.state, headers)
  return serveCall(sim, served, fault)
}

async function serveControl({ state, hooks }: Sim, verb: string, body: Buffer): Promise<unknown> {
  if (verb === 'log') return state.log
  if (verb === 'deliveries') return hooks.deliveries
  const known = control[verb]
  if (!known) throw new Error(`no such verb: ${verb}`)
  return (await known(state, hooks, body.length > 0 ? JSON.parse(body.toString()) : {})) ?? {}
}

type SimRequest = { url: URL; request: IncomingMessage; body: Buffer }

function serveOauth(state: SimState, { url, request, body }: SimRequest, fault: Fault | undefined): object {
  if (fault?.kind === 'error') return { error: fault.code, error_name: 'Refused for a test', error_description: '' }
  if (url.pathname === '/v4/oa/permission') return permit(state, url.searchParams)
  const type = request.headers['content-type'] ?? ''
  return grant(state, type, request.headers['secret_key'], body.toString())
}

function serveCall(sim: Sim, asked: Served, fault: Fault | undefined): object {
  try {
    const { state } = sim
    countCall(state, asked.response)
    if (fault?.kind === 'error') throw new Refused(fault.code, 'Refused for a test')
    const call = openCall(sim, asked)
    const handler = HANDLERS[`${asked.request.method} ${asked.url.pathname}`]
    if (!handler) throw new Refused(-201, 'path is invalid!')
    const data = handler(call)
    // The list of templates brings its own envelope.
    if (asked.url.pathname === '/template/all') return { error: 0, message: 'Success', ...(data as object) }
    return { error: 0, message: 'Success', data }
  } catch (error) {
    if (error instanceof Refused) return { error: error.code, message: error.message }
    throw error
  }
}

function countCall({ rate, now }: SimState, response: ServerResponse): void {
  const minute = Math.floor(now() / 60_000)
  if (rate.minute !== minute) Object.assign(rate, { minute, count: 0 })
  rate.count++
  response.setHeader('x-ratelimit-limit', rate.perMinute)
  response.setHeader('x-ratelimit-remain', Math.max(0, rate.perMinute - rate.count))
  if (rate.count > rate.perMinute) throw new Refused(-32, 'Your application reached limit call api')
}

function openCall({ state, hooks }: Sim, { url, request, body }: SimRequest): Call {
  const isBusiness = !url.pathname.startsWith('/v')
  const token = request.headers['access_token']
  const grant = state.grants.find(({ access }) => access === token)
  // The token travels bare; a bearer token is how others do it.
  const isBearer = request.headers.authorization !== undefined
  if (!grant || typeof token !== 'string' || isBearer)
    throw new Refused(isBusiness ? -124 : -216, 'Access token is invalid')
  if (grant.accessUntil < state.now()) throw new Refused(isBusiness ? -124 : -220, 'Access token is expired or removed')
  checkProof(state, request, token, isBusiness)
  const oa = state.oas.get(grant.oaId)
  if (!oa) throw new Refused(-205, 'Official Account does not exist')
  if (oa.refusal !== 0) throw new Refused(oa.refusal, 'The app or the Official Account is not allowed to do this')
  if (oa.isDisabled) throw new Refused(-204, 'Official Account is disable')
  const contentType = request.headers['content-type'] ?? ''
  const isJson = request.method === 'GET' ? !isBusiness : contentType.startsWith('application/json')
  const source = request.method === 'GET' ? url.searchParams.get('data') : body.toString()
  return {
    state,
    hooks,
    oa,
    data: isJson ? parseData(source, url.pathname) : {},
    query: url.searchParams,
    body,
    contentType,
  }
}

/** Of `data`, all but `getoa` and `gettagsofoa` need some. */
function parseData(text: string | null, path: string): Record<string, unknown> {
  if (text === null && /\/(getoa|gettagsofoa|get)$/.test(path)) return {}
  try {
    const parsed: unknown = JSON.parse(text ?? '')
    if (typeof parsed === 'object' && parsed !== null) return parsed as Record<string, unknown>
  } catch {
    // The answer below is the same.
  }
  throw new Refused(-201, 'data is invalid!')
}

function checkProof(state: SimState, request: IncomingMessage, token: string, isBusiness: boolean): void {
  if (!state.app.checksProof) return
  const proof = createHmac('sha256', state.app.secret).update(token).digest('hex')
  if (request.headers['appsecret_proof'] !== proof)
    throw new Refused(isBusiness ? -1241 : -242, 'Invalid appsecret_proof')
}

function takeFault(state: SimState, path: string): Fault | undefined {
  const fault = state.faults.find((one) => one.times > 0 && path.endsWith(one.path))
  if (fault) fault.times--
  return fault
}

function answer(response: ServerResponse, body: unknown): void {
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(body ?? {}))
}
