// Previews on the guests' origin: a frame an editor fills, and a draft behind a signed address.
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { pickLanguage, type Language } from '@portico/locales/languages.ts'
import { contentPolicy } from '@portico/portal/contentPolicy.ts'
import { previewPage } from '@portico/portal/previews.ts'
import { renderPage } from '@portico/portal/render.tsx'
import { PREVIEW_SCREENS, type PreviewScreen, type TemplateDesign } from '@portico/contract/templates.ts'
import { sql } from '../core/db/database.ts'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { readPreview, type PreviewSubject } from './previewToken.ts'
import { readDesign } from './rows.ts'

/** Registers `/preview`, the frame, and `/preview/<token>`, a page to look at. */
export function previewRoutes(app: FastifyInstance, services: Services): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 3000 } } as const
  // A frame in a sandbox has an origin of its own, so that 'self' names nothing.
  const pictures = () => new URL(services.config.portalUrl).origin
  const framedBy = () => `frame-ancestors ${dashboards(services.config).join(' ')}`

  app.get('/preview', { config: access }, (_request, reply) =>
    send(
      reply,
      FRAME,
      // Nothing here can be sent, fetched or run; what is drawn is style and text, and pictures of this origin.
      `default-src 'none';script-src ${FRAME_SCRIPT_HASH};style-src 'unsafe-inline';img-src ${pictures()};media-src ${pictures()};form-action 'none';base-uri 'none';${framedBy()}`,
    ),
  )

  app.get<{ Params: { token: string } }>('/preview/:token', { config: access }, async (request, reply) => {
    const asked = readPreview(services, request.params.token)
    const { lang, screen, still, published } = flat(request.query)
    const found = asked && (await find(services, asked, published === 'yes'))
    if (!found) return reply.callNotFound()
    const language = languageOf(lang) ?? pickLanguage(request.headers['accept-language'])
    const isStill = still === 'yes'
    const page = previewPage({
      ...found,
      // A thumbnail is not to be caught while the logo stands alone.
      design: isStill ? { ...found.design, logoLoadingMs: 0 } : found.design,
      language,
      screen: screenOf(screen),
      languageHref: (to) => `/preview/${request.params.token}?lang=${to}`,
    })
    const html = renderPage(page)
    const policy = contentPolicy(page).replaceAll(/((?:img|media)-src) 'self'/g, `$1 ${pictures()}`)
    // A thumbnail's frame runs nothing, and would complain of what it may not run.
    const shown = isStill ? html.replaceAll(/<script>[^]*?<\/script>/g, '') : html
    return send(reply.header('content-language', language), shown, `${policy};${framedBy()}`)
  })

  // The button of a preview leads where it would lead a guest; nothing is kept of what was typed.
  app.post<{ Params: { token: string } }>('/preview/:token', { config: access }, async (request, reply) => {
    const language = languageOf(flat(request.query)['lang'])
    const query = new URLSearchParams({ screen: 'online', ...(language ? { lang: language } : {}) })
    return reply.redirect(`/preview/${encodeURIComponent(request.params.token)}?${query}`, 303)
  })
}

/** Where this installation's dashboard is reached: its public address, or the machine itself. */
function dashboards({ publicUrl, portalUrl, port }: Services['config']): string[] {
  const onMachine = [new URL(portalUrl).hostname, 'localhost', '127.0.0.1'].map((host) => `http://${host}:${port}`)
  return [...new Set([new URL(publicUrl).origin, ...onMachine])]
}

function send(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html)
}

/** A page's draft, or what guests see of it, or one of the library. A page that is deleted has nothing to show. */
async function find(
  { db }: Services,
  { pageId, id }: PreviewSubject,
  isPublished: boolean,
): Promise<{ design: TemplateDesign; venue: string } | undefined> {
  const row = await db.asSystem((tx) =>
    tx.first(
      pageId
        ? sql<{ design: unknown; venue: string }>`select
            coalesce((select design from page_template_versions v where ${isPublished} and v.page_id = ${pageId}
              and v.template_id = t.id and v.version = t.version), t.design) as design,
            p.name as venue from page_templates t
            join pages p on p.id = t.page_id and p.deleted_at is null where t.page_id = ${pageId} and t.id = ${id}`
        : sql<{ design: unknown; venue: string }>`select design, name as venue from shared_templates where id = ${id}`,
    ),
  )
  return row && { design: readDesign(row.design), venue: row.venue }
}

function languageOf(asked: string | undefined): Language | undefined {
  return (['vi', 'en', 'zh', 'es', 'fr', 'it'] as const).find((one) => one === asked)
}

function screenOf(asked: string | undefined): PreviewScreen {
  return PREVIEW_SCREENS.find((one) => one === asked) ?? 'connect'
}

// Only the page that frames this one is listened to, and `frame-ancestors` limits which that can be.
const FRAME_SCRIPT = `addEventListener('message',function(e){
if(e.source!==parent||!e.data||typeof e.data.body!=='string')return
document.documentElement.lang=e.data.language
var s=document.getElementById('s');if(s.textContent!==e.data.style)s.textContent=e.data.style
if(document.body.innerHTML===e.data.body)return
document.body.innerHTML=e.data.body
var a=document.querySelector('.advert');if(!a)return
var r=a.getBoundingClientRect();scrollTo(0,r.top+scrollY-Math.max(16,(innerHeight-r.height)/2))
})
document.addEventListener('click',function(e){var n=e.target;while(n&&n.tagName!=='A')n=n.parentNode;if(n)e.preventDefault()})
document.addEventListener('submit',function(e){e.preventDefault()})
parent.postMessage('portico-preview-ready','*')`
const FRAME_SCRIPT_HASH = `'sha256-${createHash('sha256').update(FRAME_SCRIPT).digest('base64')}'`
const FRAME = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>Portico</title><style id="s"></style></head><body></body><script>${FRAME_SCRIPT}</script></html>`
