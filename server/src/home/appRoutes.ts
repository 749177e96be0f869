// What lets a phone keep the home as an app: a manifest with the venue's name, icons, and a worker that keeps one page.
import { readFileSync } from 'node:fs'
import type { FastifyReply } from 'fastify'
import { palettes } from '@portico/portal/look/palette.ts'
import { hex } from '@portico/portal/look/colour.ts'
import { ICON_SIDES } from '@portico/portal/home/view.ts'
import { drawIcon } from '../media/index.ts'
import type { HomeForAnyone, homePages } from './homePages.ts'
import { showHome } from './showHome.ts'

const WORKER = readFileSync(new URL(import.meta.resolve('@portico/portal/home/worker.js')), 'utf8')
const DAY = 'public, max-age=86400'

/** Registers `/app.webmanifest`, `/icon-….png`, `/worker.js` and `/offline`. */
export function appRoutes(pages: ReturnType<typeof homePages>): void {
  pages.getForAnyone('/offline', async (visitor) =>
    showHome({ ...visitor, signedIn: undefined }, { kind: 'homeOffline', href: visitor.href }),
  )

  pages.getForAnyone(
    '/worker.js',
    async ({ reply, href }) =>
      () =>
        plain(reply, 'no-cache')
          .header('service-worker-allowed', href)
          .type('text/javascript; charset=utf-8')
          .send(WORKER),
  )

  pages.getForAnyone('/app.webmanifest', async ({ reply, href, front, language }) => {
    const { light } = palettes(front.look)
    const { name } = front.venue
    return () =>
      plain(reply, 'no-cache')
        .type('application/manifest+json; charset=utf-8')
        .send(
          JSON.stringify({
            id: href,
            name,
            short_name: [...name].slice(0, 12).join(''),
            lang: language,
            start_url: href,
            scope: href,
            display: 'standalone',
            background_color: hex(light.paper),
            theme_color: hex(light.scene),
            icons: [192, 512].flatMap((side) =>
              ['any', 'maskable'].map((purpose) => ({
                src: `${href}/icon-${side}.png`,
                sizes: `${side}x${side}`,
                type: 'image/png',
                purpose,
              })),
            ),
          }),
        )
  })

  for (const side of ICON_SIDES) pages.getForAnyone(`/icon-${side}.png`, (visitor) => sendIcon(visitor, side))
}

async function sendIcon({ services, reply, front }: HomeForAnyone, side: number) {
  const { light } = palettes(front.look)
  const colours = { ground: hex(light.scene), ink: hex(light.onScene) }
  const icon = await drawIcon(services.storage, front.look.design?.logo ?? null, side, colours)
  return () => plain(reply, DAY).type('image/png').send(icon)
}

function plain(reply: FastifyReply, cache: string): FastifyReply {
  return reply.header('cache-control', cache).header('x-content-type-options', 'nosniff')
}
