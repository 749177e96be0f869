import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import type { Permission } from '@portico/contract/access.ts'
import type { ArticleName } from '../core/helpArticles.ts'
import type { IconName, LaterTopic, MenuLabel, Screen } from '../core/screen.ts'

const show = lazy(() => import('../later/LaterPage.tsx'), 'LaterPage')

/** A screen of the specification whose area comes later. */
export function later(label: MenuLabel, icon: IconName, may: Permission | undefined, topic: LaterTopic) {
  const help: ArticleName = 'coming-later'
  return { show, help, label, icon, may, later: topic } satisfies Screen
}
