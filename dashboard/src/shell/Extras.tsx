import { lazy, Suspense, useEffect } from 'react'
import { showWholeLanguage, withWords } from '../core/language.ts'
import { useOpenedCart } from '../core/openCart.ts'
import { useOpenedGuest } from '../core/openGuest.ts'
import { usePage } from '../core/page.ts'
import { useOnceTrue } from '../ui/useOnceTrue.ts'
import { DevicesBack } from './DevicesBack.tsx'

const PageMenu = lazy(() => import('./PageMenu.tsx').then((file) => ({ default: file.PageMenu })))
const Palette = lazy(() => withWords(import('./Palette.tsx').then((file) => ({ default: file.Palette }))))
const LookDrawer = lazy(() => withWords(import('./LookDrawer.tsx').then((file) => ({ default: file.LookDrawer }))))
const CartDrawer = lazy(() =>
  withWords(import('../plans/CartDrawer.tsx').then((file) => ({ default: file.CartDrawer }))),
)
const GuestDrawer = lazy(() =>
  withWords(import('../guests/GuestDrawer.tsx').then((file) => ({ default: file.GuestDrawer }))),
)

/** Once the home screen stands. */
const WORDS_MS = 1500

type Props = { asked: number; isLookOpen: boolean; onLook: (isOpen: boolean) => void }

/** What the frame fetches only when somebody asks for it: the palette, the theme, one guest's data. */
export function Extras({ asked, isLookOpen, onLook }: Props) {
  const hasLook = useOnceTrue(isLookOpen)
  const hasToken = usePage(({ role }) => role !== null)
  const guest = useOpenedGuest((state) => state.guest)
  const hasCart = useOnceTrue(useOpenedCart((state) => state.isOpen))
  const hasGuest = useOnceTrue(guest !== null)
  useEffect(() => {
    let timer = setTimeout(fetchWords, WORDS_MS)
    return () => clearTimeout(timer)

    // The words of all other screens, before somebody goes there.
    function fetchWords() {
      showWholeLanguage().catch(() => (timer = setTimeout(fetchWords, WORDS_MS)))
    }
  }, [])
  return (
    <Suspense>
      {hasToken && <PageMenu />}
      {hasToken && <DevicesBack />}
      {asked > 0 && <Palette asked={asked} onLook={() => onLook(true)} />}
      {hasLook && <LookDrawer isOpen={isLookOpen} onClose={() => onLook(false)} />}
      {hasCart && <CartDrawer />}
      {hasGuest && <GuestDrawer />}
    </Suspense>
  )
}
