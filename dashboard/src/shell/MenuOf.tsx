import { lazy, Suspense } from 'react'
import { MenuLinks } from './MenuLinks.tsx'
import { PagePicker } from './PagePicker.tsx'
import { useCurrent } from './useMenu.ts'

const AdminLinks = lazy(async () => ({ default: (await import('./AdminLinks.tsx')).AdminLinks }))

/** The menu of the space somebody is in: a venue's, or the platform's administration. */
export function MenuOf({ isRail }: { isRail: boolean }) {
  const { screen } = useCurrent()
  if (screen?.of === 'admin')
    return (
      <Suspense>
        <AdminLinks isRail={isRail} />
      </Suspense>
    )
  return (
    <>
      <PagePicker isRail={isRail} />
      <MenuLinks isRail={isRail} />
    </>
  )
}
