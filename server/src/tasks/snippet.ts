// The lines an owner pastes into a site: a small script from our own origin, which shows a guest a code after some seconds.
import { LANGUAGES } from '@portico/locales/languages.ts'
import { textIn } from '@portico/portal/text.ts'
import type { Config } from '../core/config.ts'
import { EgressError } from '../core/egress/egress.ts'
import type { Services } from '../core/services.ts'
import { encodePage } from '../core/pageToken.ts'
import { SITE_SCRIPT } from './siteScript.ts'

const LONGEST_SITE_BYTES = 600_000
const MOST_REDIRECTS = 3

/** Where a page's script is. */
export function scriptPath(pageId: string): string {
  return `/site/${encodePage(pageId)}.js`
}

/** What goes into the site's pages. */
export function snippetOf({ portalUrl }: Pick<Config, 'portalUrl'>, pageId: string): string {
  return `<script async src="${portalUrl}${scriptPath(pageId)}"></script>`
}

/** The script itself, with its words in six languages; it takes the language of the site. */
export function scriptOf({ portalUrl }: Pick<Config, 'portalUrl'>, pageId: string): string {
  const words = Object.fromEntries(
    LANGUAGES.map((language) => {
      const t = textIn(language)
      return [language, [t('tasks.site.stay'), t('tasks.site.code'), t('tasks.site.back')]]
    }),
  )
  const base = `${portalUrl}/site/${encodePage(pageId)}`
  return SITE_SCRIPT.replace('__BASE__', JSON.stringify(base)).replace('__WORDS__', JSON.stringify(words))
}

/** Whether a site's page has the script in it. */
export async function checkSite(
  { egress, page }: Pick<Services, 'egress'> & { page: { id: string } },
  url: string,
): Promise<{ state: 'installed' | 'missing' | 'unreachable' }> {
  try {
    const html = await fetchPage(egress, url, MOST_REDIRECTS)
    return { state: html === undefined ? 'unreachable' : html.includes(scriptPath(page.id)) ? 'installed' : 'missing' }
  } catch (error) {
    if (error instanceof EgressError) return { state: 'unreachable' }
    throw error
  }
}

async function fetchPage(egress: Services['egress'], url: string, redirects: number): Promise<string | undefined> {
  const { status, headers, text } = await egress.request(url, { isExcerpt: true, maxBytes: LONGEST_SITE_BYTES })
  const location = [headers['location']].flat()[0]
  if (status >= 300 && status < 400 && location && redirects > 0) {
    const next = URL.parse(location, url)
    return next ? fetchPage(egress, next.href, redirects - 1) : undefined
  }
  return status === 200 ? text : undefined
}
