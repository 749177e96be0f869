// A Fastify instance as both origins use it: limits, errors in the caller's language, one log line a request.
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify'
import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import { ERRORS, type ErrorBody, type ErrorCode, type FieldProblem } from '@portico/contract/errors.ts'
import { pickLanguage, type Language } from '@portico/locales/languages.ts'
import { Failure } from '../fail.ts'
import { isConnectionLoss, isDiskFull } from '../db/database.ts'
import { errorSentence } from '../phrases.ts'
import type { Services } from '../services.ts'
import { readTraceparent, within, type OpenSpan, type Tracer } from '../tracing/span.ts'
import { CallCounts } from './callCounts.ts'
import { HEAD_AS_GET } from './headAsGet.ts'
import { limitConnections, limitsFor } from './connections.ts'
import { guardRoutes } from './gate.ts'

const YEAR_SECONDS = 365 * 24 * 3600
const BODY_LIMIT = 1_000_000
/** What has begun is answered before a stop, unless it takes longer. */
const FINISH_MS = 10_000
/** A stop closes what is idle, and answers the rest. */
const ENDS = { forceCloseConnections: 'idle', return503OnClosing: false } as const
/** Stands in the metrics for the route of requests that were refused before they had one. */
const REFUSED_FIRST = '(refused)'

/** A Fastify instance without routes; each origin adds its own. */
export async function makeApp(
  services: Pick<Services, 'config' | 'log' | 'vitals'> & Partial<Pick<Services, 'metrics' | 'tracer' | 'gate'>>,
  name: 'api' | 'portal' = 'api',
  limits = limitsFor(),
): Promise<FastifyInstance> {
  const loggerInstance: FastifyBaseLogger = services.log
  const app: FastifyInstance = fastify({
    // An address no router can read gets the answer every other error gets.
    frameworkErrors: (error, request, reply) => {
      app.errorHandler(error, request, reply)
    },
    ...HEAD_AS_GET,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: services.config.trustProxy.length > 0 ? services.config.trustProxy : false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ...ENDS,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.silentMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
  })
  limitConnections(app.server, limits, services.config.trustProxy)
  guard(app, services, name)
  await app.register(cookie)
  await app.register(rateLimit, {
    global: true,
    max: 600,
    timeWindow: '1 minute',
    store: CallCounts,
    // A screen is dozens of files, and a whole team may sit behind one address.
    allowList: (request) => request.url.startsWith('/assets/'),
    errorResponseBuilder: () => new Failure('request/too-many'),
  })
  app.addHook('preClose', async () => {
    services.vitals.leave()
    const giveUp = setTimeout(() => app.server.closeAllConnections(), FINISH_MS)
    app.server.once('close', () => clearTimeout(giveUp))
  })
  // A proxy's kept connections would otherwise go on bringing requests to a server that is about to stop.
  app.addHook('onSend', async (_request, reply) => {
    if (services.vitals.isLeaving()) reply.header('connection', 'close')
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    // Behind a proxy with a certificate; a first evening on a LAN has none, and other names of the domain are not ours.
    const ownUrl = name === 'api' ? services.config.publicUrl : services.config.portalUrl
    if (ownUrl.startsWith('https:')) reply.header('strict-transport-security', `max-age=${YEAR_SECONDS}`)
  })
  if (services.tracer) traceRequests(app, services.tracer)
  app.addHook('onResponse', async (request, reply) => {
    // Addresses carry secrets (links, sessions), so the log has the pattern of the route.
    const route = request.routeOptions.url ?? '(no route)'
    services.vitals.count(route, reply.statusCode)
    const { statusCode: status, elapsedTime } = reply
    services.metrics?.answered({ app: name, method: request.method, route, status, seconds: elapsedTime / 1000 })
    request.log.info({
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  return app
}

function guard(
  app: FastifyInstance,
  { gate, metrics, config }: Pick<Services, 'config'> & Partial<Services>,
  name: 'api' | 'portal',
): void {
  if (!gate) return
  const refused = (method: string) =>
    metrics?.answered({ app: name, method, route: REFUSED_FIRST, status: ERRORS['server/busy'], seconds: 0 })
  if (name === 'api') guardRoutes(app, { gate, refused, usual: 'desk', readers: config.apiOrigins })
  else guardRoutes(app, { gate, refused, usual: 'guest' })
}

/** What a request does is part of its span; the address stays out of it, as out of the log. */
function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions, headers } = request
    const span = tracer.begin(
      `${method} ${routeOptions.url ?? '(no route)'}`,
      'server',
      readTraceparent(headers.traceparent),
    )
    if (span) spans.set(request, span)
    within(span, done)
  })
  app.addHook('onResponse', async (request, { statusCode }) => {
    const attributes = {
      'http.request.method': request.method,
      'http.route': request.routeOptions.url ?? '',
      'http.response.status_code': statusCode,
    }
    spans.get(request)?.end(attributes, statusCode >= 500)
  })
}

/** Answers every error as JSON of the table in contract/errors.ts. */
export function answerErrorsAsJson(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error)
    const status = ERRORS[code]
    if (status === 500 || status === 507) request.log.error({ err: error, requestId: request.id })
    const language = pickLanguage(request.headers['accept-language'])
    const body: ErrorBody = { code, message: errorSentence(code, language) }
    if (error instanceof Failure && error.fields) body.fields = sentences(error.fields, language)
    if (error instanceof Failure && error.change) body.change = error.change
    if (status >= 500) body.requestId = request.id
    if (status === 503 || status === 429) reply.header('retry-after', '5')
    return reply.status(status).send(body)
  })
}

function sentences(fields: Record<string, FieldProblem>, language: Language): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, problem]) => [name, errorSentence(problem, language)]))
}

/** The status that Fastify itself gives an error, such as a body that is too large. */
function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined
  return typeof error.statusCode === 'number' ? error.statusCode : undefined
}

/** The error of our table that any thrown thing amounts to. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof Failure) return error.code
  if (isConnectionLoss(error)) return 'server/busy'
  if (isDiskFull(error)) return 'server/disk-full'
  const status = statusOf(error) ?? 500
  if (status === 413) return 'request/too-large'
  if (status === 429) return 'request/too-many'
  if (status === 404) return 'request/not-found'
  return status >= 400 && status < 500 ? 'request/invalid' : 'server/internal'
}
