import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { useText } from '../core/useText.ts'
import { keysOf } from '@portico/contract/records.ts'

/** Fields with a name of their own in the editor. */
const NAMED = [
  'welcome',
  'subheading',
  'terms',
  'accent',
  'second',
  'background',
  'headingColour',
  'subheadingColour',
  'font',
  'wave',
  'art',
  'survey',
] as const

/** What changes for guests from one design to the next: the editor's name of each field. */
export function designChanges(
  before: TemplateDesign,
  after: TemplateDesign,
  t: ReturnType<typeof useText<'templates'>>,
): string[] {
  const names = keysOf<keyof TemplateDesign>({ ...before, ...after })
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => {
      const named = NAMED.find((name) => name === field)
      return named ? t(named) : t('review.other')
    })
  return [...new Set(names)]
}
