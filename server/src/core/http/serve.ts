// The one function that puts endpoints on the wire: access, parsing, transaction, audit, reply.
import type { ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import type { Endpoint, Group } from '@portico/contract/http/endpoint.ts'
import { pickLanguage } from '@portico/locales/languages.ts'
import { ERRORS } from '@portico/contract/errors.ts'
import { Failure, fail } from '../fail.ts'
import { audit } from '../audit.ts'
import type { Database, Tx } from '../db/database.ts'
import type { Services } from '../services.ts'
import { enter, identify, scopeOf, type Caller } from './access.ts'
import type { Handlers, UserContext, Visitor } from './context.ts'
import { admitForm } from './fileForms.ts'
import { notePayer } from './gate.ts'
import { claimKey, type Once } from './idempotency.ts'
import { parseInput } from './parse.ts'

const REFUSED = 403

type AnyHandler = (context: unknown, input: unknown) => Promise<unknown>

/** Serves a feature's calls. `feature` names them in the audit log. */
export function serve<G extends Group>(
  app: FastifyInstance,
  services: Services,
  feature: string,
  group: G,
  handlers: Handlers<G>,
): void {
  const endStreams = Object.values(group).some(({ stream }) => stream) ? endWith(app) : undefined
  for (const [name, endpoint] of Object.entries(group)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Handlers<G> has one for each call of the group
    const handler = handlers[name as keyof G] as AnyHandler
    app.route(
      routeOf(services, endpoint, (request, reply) => {
        if (endpoint.stream) endStreams?.(reply.raw)
        return answer(services, `${feature}.${name}`, endpoint, handler, request, reply)
      }),
    )
  }
}

/** Streams last until one side leaves: a server that stops ends its own. @returns how to add one */
function endWith(app: FastifyInstance): (stream: ServerResponse) => void {
  const open = new Set<ServerResponse>()
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end()
  })
  return (stream) => {
    open.add(stream)
    stream.once('close', () => open.delete(stream))
  }
}

/** Puts the access beside the route; the check at boot refuses a route that lacks it. */
function routeOf(services: Services, endpoint: Endpoint, handler: RouteOptions['handler']): RouteOptions {
  // These keep no connection, and may last.
  const isLong = endpoint.stream || endpoint.isWaiting
  return {
    method: endpoint.method,
    url: endpoint.path.replace(/\{(\w+)\}/g, ':$1'),
    config: {
      access: endpoint.access,
      urgency: endpoint.urgency ?? (isLong ? 'none' : undefined),
      rateLimit: { max: endpoint.perMinute ?? 600 },
      ...endpoint.form,
    },
    // After the limit, before the body: nothing of a stranger's is read.
    preParsing: async (request, reply) => {
      const { tokens, db, clock } = services
      const caller = await identify(endpoint.access, { request, tokens, db, clock }, paramsOf(request))
      if (caller) notePayer(request, caller.pageId ?? caller.userId)
      admitForm(request, reply, endpoint)
    },
    handler,
  }
}

async function answer(
  services: Services,
  action: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const detail: Record<string, unknown> = {}
  const visitor: Visitor = {
    ...services,
    language: pickLanguage(request.headers['accept-language']),
    requestId: request.id,
    ip: request.ip,
    request,
    reply,
    note: (more) => void Object.assign(detail, more),
    write: () => Promise.reject(new Error('only a call that waits opens its own transactions')),
  }
  const caller = await identify(endpoint.access, visitor, paramsOf(request))
  if (!caller) return endpoint.returns.parse(await handler(visitor, parseInput(endpoint, request)))
  return answerCaller(services, action, endpoint, handler, { visitor, caller, detail }).catch((error: unknown) => {
    const { userId, pageId, keyId } = caller
    if (error instanceof Failure && ERRORS[error.code] === REFUSED)
      request.log.warn({ action, code: error.code, userId, pageId, keyId }, 'a call was refused')
    throw error
  })
}

async function answerCaller(
  services: Services,
  action: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  { visitor, caller, detail }: CallParts,
): Promise<unknown> {
  const { request } = visitor
  // A stream asks on its own whether a member may still listen; a key is no member.
  if (endpoint.stream && caller.keyId !== undefined) throw fail('auth/forbidden')
  if (endpoint.stream)
    return handler(
      await services.db.as(scopeOf(caller), (tx) => enter(endpoint.access, visitor, caller, tx)),
      parseInput(endpoint, request),
    )
  if (endpoint.isWaiting) return answerWaiting(services, action, endpoint, handler, { visitor, caller, detail })
  // An administrator acts on the whole platform, which no page's row-level security lets in.
  const inScope: Database['as'] = (scope, work) =>
    endpoint.access.by === 'admin' ? services.db.asSystem(work) : services.db.as(scope, work)
  return inScope(scopeOf(caller), async (tx) => {
    const context = await enter(endpoint.access, visitor, caller, tx)
    const input = parseInput(endpoint, request)
    const once = await claimKey(services, tx, { caller, action, endpoint, request, input })
    if (isRepeat(once)) return repeat(visitor, once)
    // Parsed inside the transaction: a reply that breaks its own contract undoes what it did.
    const result = endpoint.returns.parse(await handler(context, input))
    if (endpoint.method !== 'GET' && !endpoint.isPart)
      await auditCall(tx, context, { action, input, reply: result, detail })
    await once?.keep(tx, result)
    return result
  })
}

type Repeat = Extract<Once, { reply: unknown }>

function isRepeat(once: Once | undefined): once is Repeat {
  return once !== undefined && 'reply' in once
}

function repeat({ reply }: Visitor, once: Repeat): unknown {
  void reply.header('idempotency-replayed', 'true')
  return once.reply
}

type CallParts = { visitor: Visitor; caller: Caller; detail: Record<string, unknown> }

/**
 * A call that waits for something outside, or works for seconds, holds no connection to the database meanwhile. Its audit
 * row stands in the transaction it writes in, or comes after.
 */
async function answerWaiting(
  services: Services,
  action: string,
  endpoint: Endpoint,
  handler: AnyHandler,
  { visitor, caller, detail }: CallParts,
): Promise<unknown> {
  const scope = scopeOf(caller)
  const context = await services.db.as(scope, (tx) => enter(endpoint.access, visitor, caller, tx))
  const { request } = visitor
  const input = parseInput(endpoint, request)
  const once = await services.db.as(scope, (tx) => claimKey(services, tx, { caller, action, endpoint, request, input }))
  if (isRepeat(once)) return repeat(visitor, once)
  // Reading leaves no audit row; a part neither, because the whole call that it belongs to does.
  let isWritten = endpoint.method === 'GET' || (endpoint.isPart ?? false)
  const write: Visitor['write'] = async (work) => {
    const written = await services.db.as(scope, async (tx) => {
      const result = await work(tx)
      await auditCall(tx, context, { action, input, reply: result, detail })
      return result
    })
    isWritten = true
    return written
  }
  try {
    const result = endpoint.returns.parse(await handler({ ...context, tx: CLOSED, write }, input))
    if (!isWritten)
      await services.db.as(scope, (tx) => auditCall(tx, context, { action, input, reply: result, detail }))
    if (once) await services.db.as(scope, (tx) => once.keep(tx, result))
    return result
  } catch (error) {
    // What failed may be tried again under the same key.
    if (once) await services.db.as(scope, (tx) => once.drop(tx))
    throw error
  }
}

/** Stands where a handler that waits would find a transaction, so that using it is noticed at once. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing is read of it: each access throws
const CLOSED = new Proxy({} as Tx, {
  get() {
    throw new Error('a call that waits opens its own transactions')
  },
})

type AuditedCall = { action: string; input: { params?: object }; reply: unknown; detail: Record<string, unknown> }

/** Writes who did what to which thing, in the transaction that did it. */
async function auditCall(tx: Tx, context: UserContext, { action, input, reply, detail }: AuditedCall): Promise<void> {
  const { id, name, ...rest } = detail
  const { pageId } = context.caller
  await audit(tx, {
    at: context.clock.now(),
    actor: context.actor,
    action,
    subject: {
      id: Object.values(input.params ?? {}).join(' ') || textOf(id) || keyOf(reply) || pageId || context.user.id,
      name: textOf(name) || textOf(fieldOf(reply, 'name')),
    },
    pageId,
    detail: rest,
  })
}

const KEYS = ['eid', 'id', 'nas_id', 'uid']

function keyOf(reply: unknown): string {
  return textOf(KEYS.map((key) => fieldOf(reply, key)).find((value) => textOf(value) !== ''))
}

function fieldOf(reply: unknown, name: string): unknown {
  return typeof reply === 'object' && reply !== null ? Reflect.get(reply, name) : undefined
}

/** The parts of a path, which Fastify always gives as text. */
function paramsOf(request: FastifyRequest): Record<string, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- none of our routes has a schema that would change them
  return request.params as Record<string, string>
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** Refuses to start when a route under `prefix` was registered around {@link serve}. */
export function refuseUndeclaredRoutes(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (!route.config || !('access' in route.config))
      throw new Error(`${String(route.method)} ${route.url} declares no access`)
  })
}
