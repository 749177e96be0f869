// What stands for a guest's values where no guest is meant: previews and tests.
import type { MergeValues } from '@portico/contract/messages/merge.ts'
import { sql, type Tx } from '../core/db/database.ts'
import type { Services } from '../core/services.ts'
import { homeHref } from '../home/index.ts'

const NAMES: Record<string, string> = { vi: 'Lan', en: 'Anna', zh: '王芳', es: 'Lucía', fr: 'Camille', it: 'Giulia' }
const DAYS_AGO = 12

/** Values of a guest whom everybody can picture, with the venue's own name. */
export async function sampleValues(
  tx: Tx,
  config: Services['config'],
  pageId: string,
  language: string,
): Promise<MergeValues> {
  const page = await tx.first(sql<{ name: string; at: string; timeZone: string }>`
    select name, time_zone, now() as at from pages where id = ${pageId}`)
  const day = new Date(Date.parse(page?.at ?? '') - DAYS_AGO * 24 * 3600_000)
  return {
    name: NAMES[language] ?? NAMES['en']!,
    venue: page?.name ?? '',
    points: '120',
    visits: '8',
    lastVisit: dayIn(language, page?.timeZone, day),
    home: config.portalUrl + homeHref(pageId),
  }
}

/** A day as people of a language write it. */
export function dayIn(language: string, timeZone: string | undefined, at: Date): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone }).format(at)
}
