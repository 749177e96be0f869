// A phone's minimal browser for tests: follows redirects, submits forms to the gateway, ticks and taps.
import type { CookieJar } from './cookieJar.ts'
import { PHONE_HEADER } from './startBrand.ts'

export type View = { url: URL; status: number; html: string; text: string }

export type PhoneBrowser = {
  open(address: string | URL, init?: RequestInit): Promise<View>
  /** Asks for an address and goes no further: where it leads is another host's. */
  follow(address: string): Promise<void>
  /** Submits the page's form with these fields and its hidden ones. */
  submit(page: View, fields: Record<string, string>): Promise<View>
  /** Reloads as the waiting page does, until it contains the text. */
  until(page: View, says: RegExp, seconds?: number): Promise<View>
}

const HOPS = 12

type Habits = { language?: string; userAgent?: string; cookies?: CookieJar }

/** @param elsewhere hosts that lead to a simulator instead */
export function openPhoneBrowser(
  mac: string,
  elsewhere: Record<string, string> = {},
  { language = 'en', userAgent, cookies }: Habits = {},
): PhoneBrowser {
  const reach = (url: URL) => {
    const base = elsewhere[url.host]
    return base === undefined ? url : new URL(url.pathname + url.search, base)
  }

  async function open(address: string | URL, init: RequestInit = {}): Promise<View> {
    let [url, request] = [new URL(address), init]
    for (let hop = 0; hop < HOPS; hop++) {
      const headers = {
        accept: 'text/html',
        'accept-language': language,
        [PHONE_HEADER]: mac,
        ...(userAgent && { 'user-agent': userAgent }),
        ...(cookies && { cookie: cookies.of(url) }),
      }
      const response = await fetch(reach(url), { ...request, headers, redirect: 'manual' })
      cookies?.keep(url, response.headers.getSetCookie())
      const html = await response.text()
      const location = response.headers.get('location')
      if (location) [url, request] = [new URL(location, url), {}]
      else if (/<form[^>]*data-auto/.test(html)) {
        const form = readForm(html, url)
        ;[url, request] = [form.action, { method: 'POST', body: new URLSearchParams(form.fields) }]
      } else return { url, status: response.status, html, text: textOf(html) }
    }
    throw new Error(`too many redirects, last to ${url.href}`)
  }

  return {
    open,
    async follow(address) {
      await fetch(reach(new URL(address)), { headers: { 'accept-language': language }, redirect: 'manual' })
    },
    submit(page, fields) {
      const form = readForm(page.html, page.url)
      return open(form.action, { method: 'POST', body: new URLSearchParams({ ...form.fields, ...fields }) })
    },
    async until(page, says, seconds = 10) {
      let current = page
      for (let n = 0; n < seconds * 4 && !says.test(current.text); n++) {
        await new Promise((resolve) => setTimeout(resolve, 250))
        current = await open(current.url)
      }
      return current
    },
  }
}

function readForm(html: string, base: URL): { action: URL; fields: Record<string, string> } {
  const [, tag, body = ''] = /<form([^>]*)>([\s\S]*?)<\/form>/.exec(html) ?? []
  if (tag === undefined) throw new Error('the page has no form')
  const fields: Record<string, string> = {}
  for (const [input] of body.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
    fields[attribute(input, 'name')] = attribute(input, 'value')
  return { action: new URL(attribute(tag, 'action'), base), fields }
}

/** An attribute's value; empty when the tag has none. */
export function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

function textOf(html: string): string {
  return html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
