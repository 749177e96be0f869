// The built dashboard's files. An address that is no call and no file is the application's to route.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { SCREENS } from '@portico/contract/screens.ts'
import { fail } from '../fail.ts'
import type { Config } from '../config.ts'

const BUILT = join(import.meta.dirname, '../../../../dashboard/dist')
const YEAR_SECONDS = 31_536_000

/** Serves the folder where the dashboard has been built; without it only the API answers. */
export async function serveDashboard(
  app: FastifyInstance,
  config: Pick<Config, 'publicUrl' | 'portalUrl' | 'helpUrl'>,
  built: string = BUILT,
): Promise<void> {
  const isBuilt = existsSync(join(built, 'index.html'))
  // Link previews only take whole addresses.
  const page = isBuilt
    ? readFileSync(join(built, 'index.html'), 'utf8')
        .replaceAll('{publicUrl}', config.publicUrl)
        .replaceAll('{helpUrl}', config.helpUrl)
    : undefined
  if (page) await serveFiles(app, built)
  app.setNotFoundHandler((request, reply) => {
    if (!page || request.method !== 'GET') throw fail('request/not-found')
    const [, first = '', ...rest] = request.url.replace(/\?.*/s, '').split('/')
    const isScreen = SCREENS.includes(first)
    if (!isScreen && (isFile([first, ...rest].at(-1)!) || !wantsPage(request))) throw fail('request/not-found')
    for (const [name, value] of Object.entries(pageHeaders(config))) reply.header(name, value)
    return reply
      .status(isScreen ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(page)
  })
}

/** Hundreds of assets are one route: a route for each took a tenth of the server's start. */
async function serveFiles(app: FastifyInstance, built: string): Promise<void> {
  const usual = {
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply: FastifyReply, path: string) => {
      const isAsset = path.includes('/assets/')
      reply.header('cache-control', isAsset ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
      reply.header('x-content-type-options', 'nosniff')
    },
  } as const
  await app.register(fastifyStatic, { ...usual, root: built, serve: false })
  for (const { name } of readdirSync(built, { withFileTypes: true }).filter((entry) => entry.isFile()))
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name))
  const assets = { root: join(built, 'assets'), prefix: '/assets/', decorateReply: false }
  await app.register(fastifyStatic, { ...usual, ...assets })
}

function isFile(name: string): boolean {
  return name.includes('.')
}

/** A browser shows the application's own "not found"; other clients get the error as JSON. */
function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') === true
}

function pageHeaders(config: Pick<Config, 'publicUrl' | 'portalUrl'>): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    // Styles set by script go through the CSSOM, which needs no leave; text that becomes a style or a script has none.
    "style-src 'self'",
    "require-trusted-types-for 'script'",
    // It names the worker that shows messages, and can name no other (dashboard/src/notifications/browser.ts).
    'trusted-types push-worker',
    // Pictures and videos come from the guests' origin; a frame of a video is drawn before it is sent.
    `img-src 'self' data: blob: ${new URL(config.portalUrl).origin}`,
    `media-src 'self' blob: ${new URL(config.portalUrl).origin}`,
    "font-src 'self'",
    // Previews of the portal.
    `frame-src ${new URL(config.portalUrl).origin}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
  return {
    'content-security-policy': policy,
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https:') ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {}),
  }
}
