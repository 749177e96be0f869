// A phone's plainest browser for tests: raw answers, no redirect followed by itself.
import type { KnownGateway } from '../gateways/index.ts'
import type { Running } from '../processes/all.ts'

export type Shown = {
  status: number
  headers: Headers
  html: string
  text: string
  location: string | undefined
  action: string
}

type Sent = RequestInit & { path: string }

/** One request to the portal's origin. `path` may be any text a client could send after the host. */
export async function knock({ services }: Running, { path, ...init }: Sent): Promise<Shown> {
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
  running: Running,
  gateway: KnownGateway,
  query: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Shown> {
  return knock(running, { path: `/g/${gateway.entryKey}?${new URLSearchParams(query)}`, headers })
}

/** Sends a form. */
export function post(
  running: Running,
  path: string,
  fields: Record<string, string> | [string, string][],
  headers: Record<string, string> = {},
): Promise<Shown> {
  return knock(running, { path, method: 'POST', body: new URLSearchParams(fields), headers })
}

function actionOf(html: string): string {
  return /<form[^>]*action="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}
