import { textIn } from '@portico/portal/text.ts'
import type { HomePart } from '../core/feature.ts'
import { isHeldOut } from '../loyalty/index.ts'
import { countWaiting } from './homePages.ts'
import { readOpenTasks } from './rows.ts'

/** What the guest can do for points. */
export const taskTile: HomePart = async (tx, { pageId, guestId, language, href, now }) => {
  if (!guestId || (await readOpenTasks(tx, pageId, now)).length === 0) return []
  if (await isHeldOut(tx, pageId, guestId)) return []
  const t = textIn(language)
  const count = await countWaiting(tx, { pageId, guestId, at: now })
  const tile = { order: 20, icon: 'tasks', title: t('tasks.title'), line: t('tasks.waiting', { count }) } as const
  return [{ ...tile, href: `${href}/tasks`, ...(count > 0 ? { count: String(count) } : {}) }]
}
