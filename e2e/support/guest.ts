// A guest's browser without scripts: follows redirects and fills forms like a phone's minimal browser.

export type View = { url: URL; status: number; html: string; text: string }

/** Opens an address and follows its redirects. */
export async function visit(address: string | URL, init: RequestInit = {}): Promise<View> {
  let url = new URL(address)
  let request: RequestInit = init
  for (let hop = 0; hop < 10; hop++) {
    const response = await fetch(url, {
      ...request,
      redirect: 'manual',
      headers: { accept: 'text/html', 'accept-language': 'en', ...request.headers },
    })
    const location = response.headers.get('location')
    if (!location) return view(url, response.status, await response.text())
    await response.arrayBuffer()
    url = new URL(location, url)
    request = { headers: init.headers }
  }
  throw new Error(`too many redirects, last to ${url.href}`)
}

/** Posts the page's form with these fields. */
export function submit(page: View, fields: Record<string, string>): Promise<View> {
  const action = /<form[^>]*action="([^"]+)"/.exec(page.html)?.[1]
  if (!action) throw new Error('the page has no form')
  return visit(new URL(action.replaceAll('&amp;', '&'), page.url), {
    method: 'POST',
    body: new URLSearchParams(fields),
  })
}

/** Reloads as the page's own refresh does, until it contains the text. */
export async function waitUntil(page: View, says: RegExp, tries = 20): Promise<View> {
  let current = page
  for (let n = 0; n < tries && !says.test(current.text); n++) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    current = await visit(current.url)
  }
  return current
}

function view(url: URL, status: number, html: string): View {
  const text = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
  return { url, status, html, text }
}
