import { textIn } from '@portico/portal/text.ts'
import { timeInWords } from '@portico/portal/words.ts'
import { sql } from '../core/db/database.ts'
import type { HomePart } from '../core/feature.ts'

/** How long the guest is online yet, or how to get there; and their data. */
export const wifiTile: HomePart = async (tx, { pageId, guestId, language, href, now }) => {
  if (!guestId) return []
  const t = textIn(language)
  const online = await tx.first(sql<{ secondsLeft: number | null }>`
    select floor(extract(epoch from g.ends_at - ${now}::timestamptz))::int as seconds_left
    from visits v left join lateral (
      select ends_at from grants where page_id = v.page_id and visit_id = v.id order by id desc limit 1) g on true
    where v.page_id = ${pageId} and v.guest_id = ${guestId} and v.status = 'online' order by v.online_at desc limit 1`)
  const left = online?.secondsLeft ?? null
  const line = left === null ? t('home.wifi.online') : t('home.wifi.left', { time: timeInWords(left, t) })
  return [
    { order: 70, icon: 'wifi', title: t('home.wifi.title'), line: online ? line : t('home.wifi.off') },
    { order: 80, icon: 'data', title: t('me.title'), line: t('home.myDataLine'), href: `${href}/me` },
  ]
}
