// Versions as guests go through them. A version never changes, so its content is read once by a process.
import { AutomationContent, type AutomationStep, type Who } from '@portico/contract/automations/content.ts'
import { compileCondition, type Matcher } from '@portico/contract/segments/matchGuest.ts'
import { sql, type Tx } from '../../core/db/database.ts'
import { findCondition } from '../../segments/index.ts'

const MOST_KEPT = 1000
const planCache = new Map<string, AutomationContent>()

/** @returns undefined for a version that is gone */
export async function readVersion(
  tx: Tx,
  pageId: string,
  { automationId, version }: { automationId: string; version: number },
): Promise<AutomationContent | undefined> {
  const key = `${pageId} ${automationId} ${version}`
  const known = planCache.get(key)
  if (known) return known
  const row = await tx.first(sql<{ content: unknown }>`
    select content from automation_versions
    where page_id = ${pageId} and automation_id = ${automationId} and version = ${version}`)
  if (!row) return undefined
  const content = AutomationContent.parse(row.content)
  if (planCache.size >= MOST_KEPT) planCache.clear()
  planCache.set(key, content)
  return content
}

/** A step of a version; undefined is the end. */
export function stepOf(content: AutomationContent, id: string): AutomationStep | undefined {
  return content.steps.find((step) => step.id === id)
}

/** Whether nobody is left out. */
export function isAnybody({ segmentId, condition }: Who): boolean {
  return segmentId === null && (condition === null || condition.parts.length === 0)
}

const NOBODY: Matcher = () => false

/** Who is meant as segments are now; a segment that is gone means nobody. */
export async function compileWho(tx: Tx, pageId: string, { segmentId, condition }: Who): Promise<Matcher> {
  const own = condition ? compileCondition(condition) : undefined
  if (segmentId === null) return own ?? (() => true)
  const found = await findCondition(tx, pageId, segmentId)
  const matches = found ? compileCondition(found) : NOBODY
  return (guest, moment) => matches(guest, moment) && (own?.(guest, moment) ?? true)
}
