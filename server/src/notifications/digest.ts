// Yesterday in one message, at the hour the owner chose by the page's own clock. PostgreSQL knows when clocks change.
import { DEFAULT_DIGEST, DIGEST_RIGHT } from '@portico/contract/notifications.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { eachAlone } from '../core/jobs/eachAlone.ts'
import { fillIn } from '../core/phrases.ts'
import type { Services } from '../core/services.ts'
import { noticePhrases } from './noticePhrases.ts'
import { queueNotice, shorten, type Notice } from './queueNotice.ts'
import { readReceivers, type Receiver } from './receivers.ts'
import { readSettings, type PageSettings } from './settings.ts'

type Due = { pageId: string; day: string }
type Day = { visits: number; guests: number; newGuests: number; contacts: number; offline: string[] }

const KEPT_DAYS = 40

/** Sends the digests that are due: once for each page and local day, however many processes do this. */
export async function sendDigests(services: Services): Promise<void> {
  await eachAlone(await findDue(services), (due) =>
    services.db.asSystem(async (tx) => {
      const isMine = await tx.run(sql`
        insert into notification_digests (page_id, day, decided_at) values (${due.pageId}, ${due.day}, ${services.clock.now()})
        on conflict do nothing`)
      if (isMine > 0) await sendOne(services, tx, due)
    }),
  )
}

/** The day before today, where the hour has come and the page was there all that day or a part of it. */
function findDue({ db, clock }: Services): Promise<Due[]> {
  const now = clock.now()
  return db.asSystem((tx) =>
    tx.rows(sql<Due>`
      select p.id as page_id, ((${now}::timestamptz at time zone p.time_zone)::date - 1)::text as day
      from pages p left join notification_settings s on s.page_id = p.id
      where p.deleted_at is null and coalesce(s.digest_is_on, ${DEFAULT_DIGEST.isOn})
        and extract(hour from ${now}::timestamptz at time zone p.time_zone) >= coalesce(s.digest_hour, ${DEFAULT_DIGEST.hour}::int)
        and (p.created_at at time zone p.time_zone)::date < (${now}::timestamptz at time zone p.time_zone)::date
        and not exists (select 1 from notification_digests d where d.page_id = p.id
          and d.day = (${now}::timestamptz at time zone p.time_zone)::date - 1)
      limit 500`),
  )
}

async function sendOne(services: Services, tx: Tx, { pageId, day }: Due): Promise<void> {
  const settings = await readSettings(tx, pageId)
  if (!settings) return
  const receivers = await readReceivers(tx, pageId, settings.digest, DIGEST_RIGHT, services.clock.now())
  if (receivers.length === 0) return
  const figures = await readDay(tx, pageId, day, settings.timeZone)
  if (settings.digest.skipsEmpty && figures.visits === 0 && figures.offline.length === 0) return
  for (const receiver of receivers)
    await queueNotice(services, tx, { pageId, settings }, receiver, digestText(figures, day, settings, receiver))
}

/** The reports' figures of that day, and the gateways reported offline in it. */
async function readDay(tx: Tx, pageId: string, day: string, timeZone: string): Promise<Day> {
  const row = await tx.first(sql<Day>`
    select count(*) as visits, count(distinct v.guest_id) as guests, count(*) filter (where v.is_first) as new_guests,
      count(distinct v.guest_id) filter (where v.is_first and (g.phone is not null or g.email is not null)) as contacts,
      array(select distinct h.data->>'name' from happenings h where h.page_id = ${pageId} and h.kind = 'device.offline'
        and (h.at at time zone ${timeZone})::date = ${day}::date order by 1) as offline
    from visits v join guests g on g.page_id = v.page_id and g.id = v.guest_id
    where v.page_id = ${pageId} and v.online_at is not null and v.day = ${day}::date`)
  return row!
}

function digestText(figures: Day, day: string, page: PageSettings, { language }: Pick<Receiver, 'language'>): Notice {
  const words = noticePhrases(language)
  const shown = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`))
  const number = (value: number) => new Intl.NumberFormat(language).format(value)
  const { visits, guests, newGuests, contacts, offline } = figures
  const isEmpty = visits === 0 && offline.length === 0
  return {
    title: fillIn(words.digest.title, { page: shorten(page.pageName), day: shown }),
    lines: isEmpty
      ? [words.digest.nothing]
      : [
          fillIn(words.digest.visits, { count: number(visits) }),
          fillIn(words.digest.guests, { count: number(guests) }),
          fillIn(words.digest.newGuests, { count: number(newGuests) }),
          fillIn(words.digest.contacts, { count: number(contacts) }),
          offline.length > 0
            ? fillIn(words.digest.offline, { names: offline.map(shorten).join(', ') })
            : words.digest.allOnline,
        ],
    button: words.buttons.digest,
    path: '',
    about: 'digest',
  }
}

/** Forgets which digests were sent long ago. */
export async function clearDigests(tx: Tx, now: Date): Promise<void> {
  await tx.run(
    sql`delete from notification_digests where decided_at < ${new Date(now.getTime() - KEPT_DAYS * 24 * 3600_000)}`,
  )
}
