import { bareRecord } from '@portico/contract/names.ts'
import { sql } from '../core/db/database.ts'
import type { StepNames } from '../core/feature.ts'
import { CreativeDesign } from '@portico/contract/campaigns.ts'

/** What bookings are called in reports, deleted ones too, and the questions of surveys among their creatives. */
export const campaignNames: StepNames = async (tx, pageId, language) => {
  const names = bareRecord<string>()
  const bookings = await tx.rows(
    sql<{ id: string; name: string }>`select id, name from wifi_campaigns where page_id = ${pageId}`,
  )
  for (const { id, name } of bookings) names[id] = name
  const surveys = await tx.rows(sql<{ id: string; design: unknown }>`
    select id, design from campaigns where page_id = ${pageId} and design ->> 'kind' = 'survey'`)
  const said = (words: Partial<Record<string, string>>) =>
    words[language] || words['vi'] || Object.values(words).find(Boolean)
  for (const { id, design } of surveys) {
    const { survey } = CreativeDesign.parse(design)
    const question = survey && said(survey.question)
    if (question) names[questionOf(id)] = question
    for (const { id: option, label } of survey?.options ?? [])
      names[`${questionOf(id)} ${option}`] = said(label) ?? option
  }
  return names
}

/** How answers to a creative's question are kept. */
export function questionOf(creativeId: string): string {
  return `campaign-${creativeId}`
}
