import { AdminLinks } from './AdminLinks.tsx'
import { MenuLinks } from './MenuLinks.tsx'
import { PagePicker } from './PagePicker.tsx'
import { useCurrent } from './useMenu.ts'

/** The menu of the space somebody is in: a venue's, or the platform's administration. */
export function MenuOf({ isRail }: { isRail: boolean }) {
  const { screen } = useCurrent()
  if (screen?.of === 'admin') return <AdminLinks isRail={isRail} />
  return (
    <>
      <PagePicker isRail={isRail} />
      <MenuLinks isRail={isRail} />
    </>
  )
}
