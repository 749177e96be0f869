import { textIn } from '@portico/portal/text.ts'
import { sql } from '../core/db/database.ts'
import type { HomePart } from '../core/feature.ts'

/** The menu, for anybody, once there is something on it. */
export const menuTile: HomePart = async (tx, { pageId, language, href }) => {
  const row = await tx.first(
    sql<{ count: number }>`select count(*)::int as count from page_items where page_id = ${pageId}`,
  )
  const count = row?.count ?? 0
  if (count === 0) return []
  const t = textIn(language)
  return [{ order: 50, icon: 'menu', title: t('menu.title'), line: t('menu.items', { count }), href: `${href}/menu` }]
}
