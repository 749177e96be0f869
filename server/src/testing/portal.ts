// A phone's plainest browser for tests: raw answers, no redirect followed by itself.
import type { KnownGateway } from '../gateways/index.ts'
import type { RunningServer } from '../processes/all.ts'

export type PortalPage = {
  status: number
  headers: Headers
  html: string
  text: string
  location: string | undefined
  action: string
}

type SentRequest = RequestInit & { path: string }

/** One request to the portal's origin. `path` may be any text a client could send after the host. */
export async function knock({ services }: RunningServer, { path, ...init }: SentRequest): Promise<PortalPage> {
  const response = await fetch(services.config.portalUrl + path, {
    redirect: 'manual',
    ...init,
    headers: { 'accept-language': 'en', ...init.headers },
  })
  const html = await response.text()
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
  const location = response.headers.get('location') ?? undefined
  return { status: response.status, headers: response.headers, html, text, location, action: actionOf(html) }
}

/** Arrives as a gateway sends its guests, with these parameters. */
export function openPortal(
  running: RunningServer,
  gateway: KnownGateway,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<PortalPage> {
  return knock(running, { path: `/g/${gateway.entryKey}?${new URLSearchParams(query)}`, headers })
}

/** Sends a form. */
export function post(
  running: RunningServer,
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<PortalPage> {
  return knock(running, { path, method: 'POST', body: new URLSearchParams(fields), headers })
}

function actionOf(html: string): string {
  return /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}
