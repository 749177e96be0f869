// Sends reports that are due, each once, however many workers run.
import { dayIn } from '@portico/contract/dates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { queueMail } from '../../core/mail/queue.ts'
import type { Services } from '../../core/services.ts'
import { writeLetter } from './reportMail.ts'
import type { StepNames } from '../../core/feature.ts'
import { addDays, monthOf } from '../read/range.ts'
import { readWith } from '../read/reader.ts'
import type { CountName } from '../reportsByName.ts'
import { nextTime } from './schedules.ts'
import { messageOf } from '@portico/contract/errorParts.ts'

type Due = {
  pageId: string
  id: string
  name: string
  timeZone: string
  report: CountName
  every: 'day' | 'week' | 'month'
  hour: number
  weekday: number
  monthday: number
  recipients: string[]
  language: Language
}

/** Writes the letters of all schedules that are due. @returns how many schedules. */
export async function sendDueReports(services: Services, stepNames: StepNames): Promise<number> {
  for (let sent = 0; ; sent += 1) {
    const taken: { due?: Due } = {}
    try {
      if (!(await services.db.asSystem((tx) => sendOne(services, stepNames, tx, taken)))) return sent
    } catch (error) {
      const { due } = taken
      if (!due) throw error
      // Too heavy, or broken: this time it is left out, and does not stand in the way of the others.
      services.log.error({ schedule: due.id, reason: messageOf(error) }, 'a scheduled report could not be written')
      const next = nextTime(due, due.timeZone, services.clock.now())
      await services.db.asSystem((tx) =>
        tx.run(sql`update report_schedules set next_at = ${next} where page_id = ${due.pageId} and id = ${due.id}`),
      )
    }
  }
}

/** The row stays locked until its letters are written with the time of the next: a second worker passes it by. */
async function sendOne(services: Services, stepNames: StepNames, tx: Tx, taken: { due?: Due }): Promise<boolean> {
  const now = services.clock.now()
  const due = await tx.first(sql<Due>`
    select s.page_id, s.id, p.name, p.time_zone, s.report, s.every, s.hour, s.weekday, s.monthday, s.recipients, s.language
    from report_schedules s join pages p on p.id = s.page_id and p.deleted_at is null
    where s.is_on and s.next_at <= ${now} order by s.next_at limit 1 for update of s skip locked`)
  if (!due) return false
  taken.due = due
  const { pageId, timeZone, report, language } = due
  await tx.run(sql`
    update report_schedules set next_at = ${nextTime(due, timeZone, now)}, last_sent_at = ${now} where page_id = ${pageId} and id = ${due.id}`)
  const asked = { range: rangeOf(due, dayIn(now, timeZone)), compare: 'previous', scope: 'page' } as const
  const page = { id: pageId, name: due.name }
  const names = report === 'survey' ? await stepNames(tx, pageId, language) : {}
  const letter = await readWith(tx, { pages: [pageId], named: [], timeZone, now }, asked, (reader) =>
    writeLetter(reader, { report, page, language, names, publicUrl: services.config.publicUrl }),
  )
  for (const to of due.recipients) await queueMail(tx, services, to, letter, { forPage: pageId })
  return true
}

/** The days that are over: yesterday, the last seven, the last month. */
function rangeOf({ every }: Due, today: string): string {
  const yesterday = addDays(today, -1)
  if (every === 'day') return `${yesterday},${yesterday}`
  if (every === 'week') return `${addDays(today, -7)},${yesterday}`
  const end = addDays(monthOf(today), -1)
  return `${monthOf(end)},${end}`
}
