// What guests answered, how far they got, and what they wrote.
import type { CommentsReport, SurveyReport } from '@portico/contract/reports.ts'
import { sql } from '../../core/db/database.ts'
import { readAfter, writeAfter } from '../read/keyset.ts'
import { headOf, type Reader } from '../read/reader.ts'
import type { Range } from '../read/range.ts'
import { FORMS } from '../count/recordEvents.ts'
import { rowsOf } from '../read/sources.ts'

type Answer = { key: string; form: number; value: string; answers: number; total: number }
type Question = SurveyReport['questions'][number]

/** Answers by question, and where guests stop. */
export async function survey(reader: Reader): Promise<SurveyReport> {
  const [now, then, steps] = await Promise.all([
    readAnswers(reader, reader.range),
    reader.before ? readAnswers(reader, reader.before) : null,
    reader.tx.rows(sql<SurveyReport['steps'][number]>`
      select key, sum(viewed)::bigint as viewed, sum(done)::bigint as done from ${rowsOf(reader, 'step', reader.range, ['key'])} d
      group by 1 having sum(viewed) > 0 or sum(done) > 0 order by 2 desc, 3 desc, 1 limit 100`),
  ])
  const before = then && new Map(then.map((row) => [`${row.key} ${row.form} ${row.value}`, row.answers]))
  const questions = [...Map.groupBy(now, (row) => `${row.key} ${row.form}`).values()].map((rows) =>
    questionOf(rows, before),
  )
  return {
    ...headOf(reader),
    questions: questions.toSorted((a, b) => b.answered - a.answered || (a.key < b.key ? -1 : 1)),
    steps,
  }
}

function readAnswers(reader: Reader, range: Range): Promise<Answer[]> {
  return reader.keyed.rows(sql<Answer>`
    select key, form, value, sum(answers)::bigint as answers, sum(total)::bigint as total
    from ${rowsOf(reader, 'answer', range, ['key', 'form', 'value'])} d group by 1, 2, 3 having sum(answers) > 0 order by 4 desc limit 2000`)
}

function questionOf(rows: readonly Answer[], before: Map<string, number> | null): Question {
  const { key, form } = rows[0]!
  const answered = rows.reduce((sum, row) => sum + row.answers, 0)
  const total = rows.reduce((sum, row) => sum + row.total, 0)
  const isScale = form === FORMS.rating || form === FORMS.nps
  const share = (fits: (score: number) => boolean) =>
    rows.filter((row) => fits(Number(row.value))).reduce((sum, row) => sum + row.answers, 0) / answered
  const options = form === FORMS.text ? [] : rows
  return {
    key,
    kind: form === FORMS.text ? 'text' : isScale ? 'scale' : 'choice',
    answered,
    options: options
      .map((row) => ({
        value: row.value,
        count: row.answers,
        previous: before && (before.get(`${key} ${form} ${row.value}`) ?? 0),
      }))
      .toSorted((a, b) => (isScale ? Number(a.value) - Number(b.value) : b.count - a.count)),
    average: isScale ? total / answered : null,
    nps: form === FORMS.nps ? Math.round(100 * (share((score) => score >= 9) - share((score) => score <= 6))) : null,
  }
}

/** What guests wrote, newest first. */
export async function comments(
  reader: Reader,
  of: { limit: number; after?: string; key?: string },
): Promise<CommentsReport> {
  const { tx, pages, range, timeZone } = reader
  const after = readAfter(of.after, 2)
  const rows = await tx.rows(sql<CommentsReport['rows'][number]>`
    select id, at, key, body as text from event
    where page_id = any(${pages}::uuid[]) and body is not null and kind = 10
      and at >= (${range.from}::date::timestamp at time zone ${timeZone}) and at < ((${range.to}::date + 1)::timestamp at time zone ${timeZone})
      ${of.key ? sql`and key = ${of.key}` : sql``}
      ${after ? sql`and (at, id) < (${after[0]!}::timestamptz, ${after[1]!}::uuid)` : sql``}
    order by at desc, id desc limit ${of.limit + 1}`)
  const shown = rows.slice(0, of.limit)
  const last = shown.at(-1)
  return {
    ...headOf(reader),
    rows: shown,
    next: rows.length > of.limit && last ? writeAfter([last.at, last.id]) : null,
  }
}
