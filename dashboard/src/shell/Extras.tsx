import { lazy, Suspense } from 'react'
import { useOnceTrue } from '../ui/useOnceTrue.ts'

const Palette = lazy(async () => ({ default: (await import('./Palette.tsx')).Palette }))
const LookDrawer = lazy(async () => ({ default: (await import('./LookDrawer.tsx')).LookDrawer }))

type Props = { asked: number; isLookOpen: boolean; onLook: (isOpen: boolean) => void }

/** What the frame fetches only when somebody asks for it: the palette and the theme. */
export function Extras({ asked, isLookOpen, onLook }: Props) {
  const hasLook = useOnceTrue(isLookOpen)
  return (
    <Suspense>
      {asked > 0 && <Palette asked={asked} onLook={() => onLook(true)} />}
      {hasLook && <LookDrawer isOpen={isLookOpen} onClose={() => onLook(false)} />}
    </Suspense>
  )
}
