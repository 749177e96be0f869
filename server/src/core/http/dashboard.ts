// The built dashboard's files. Every address that is no call and no file is the application's to route.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import { fail } from '../fail.ts'
import type { Config } from '../config.ts'

const BUILT = join(import.meta.dirname, '../../../../dashboard/dist')
const YEAR_SECONDS = 31_536_000

/** Serves dashboard/dist where it has been built; without it only the API answers. */
export async function serveDashboard(app: FastifyInstance, config: Config): Promise<void> {
  const isBuilt = existsSync(join(BUILT, 'index.html'))
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: BUILT,
      wildcard: false,
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
        )
        response.header('x-content-type-options', 'nosniff')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && request.headers.accept?.includes('text/html') === true
    if (!wantsPage || !isBuilt) throw fail('request/not-found')
    for (const [name, value] of Object.entries(pageHeaders(config))) reply.header(name, value)
    return reply.sendFile('index.html')
  })
}

function pageHeaders(config: Config): Record<string, string> {
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
