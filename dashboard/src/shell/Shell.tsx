import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { Outlet, useMatches, useNavigate, useRouterState } from '@tanstack/react-router'
import { QueryClientProvider } from '@tanstack/react-query'
import { pages } from '@portico/contract/pages.ts'
import { HelpArticle } from '../core/help.ts'
import { invalidate } from '../core/keys.ts'
import { useLayout } from '../core/layout.ts'
import { useLive } from '../core/live.ts'
import { pageToken, renewRole, usePage } from '../core/page.ts'
import { queryClient } from '../core/queryClient.ts'
import { useSession } from '../core/session.ts'
import { renewUser } from '../core/signIn.ts'
import { useText } from '../core/useText.ts'
import { AwayBar } from './AwayBar.tsx'
import { BottomBar } from './BottomBar.tsx'
import { Extras } from './Extras.tsx'
import { Footer } from './Footer.tsx'
import './look.ts'
import { MenuDrawer } from './MenuDrawer.tsx'
import { Sidebar } from './Sidebar.tsx'
import { TopBar } from './TopBar.tsx'
import { useCurrent } from './useMenu.ts'
import { Waiting } from './Waiting.tsx'
import css from './Shell.module.css'

// Loaded with the frame, because it is needed soon after.
export { OfAdmin } from './OfAdmin.tsx'
export { OfPage } from './OfPage.tsx'

/** Everything around a screen: menu, top bar, footer. Leaves for the sign-in when the session ends. */
export function Shell() {
  const isSignedIn = useLeaveWhenSignedOut()
  const article = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen?.help })
  if (!isSignedIn) return null
  return (
    <QueryClientProvider client={queryClient}>
      <HelpArticle value={article}>
        <Frame />
      </HelpArticle>
    </QueryClientProvider>
  )
}

function Frame() {
  const t = useText('shell')
  const layout = useLayout()
  const [isOpen, setOpen] = useState(layout === 'desktop')
  const isMobile = layout === 'mobile'
  const isFull = useCurrent().screen?.isFull === true
  const hasDrawer = isMobile || isFull
  const main = useRef<HTMLElement>(null)
  const [isLookOpen, setLookOpen] = useState(false)
  const [asked, ask] = usePaletteKey()

  // Each layout starts in its own way: wide open, narrow collapsed, a phone closed (specification §2).
  useEffect(() => setOpen(layout === 'desktop' && !isFull), [layout, isFull])

  useFocusOnArrival(main)
  useOpenPage()
  useOwnRole()
  useOwnMoney()

  return (
    <div className={css.frame} data-menu={hasDrawer ? 'drawer' : isOpen ? 'open' : 'rail'}>
      <a
        className={css.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {t('skip')}
      </a>
      {hasDrawer ? <MenuDrawer isOpen={isOpen} onClose={() => setOpen(false)} /> : <Sidebar isRail={!isOpen} />}
      <TopBar
        isMobile={isMobile}
        hasDrawer={hasDrawer}
        isMenuOpen={isOpen}
        onMenu={() => setOpen(!isOpen)}
        onSearch={ask}
        onLook={() => setLookOpen(true)}
      />
      <div className={css.page}>
        <main id="content" ref={main} tabIndex={-1} className={css.main}>
          <AwayBar />
          <Waiting />
          <Outlet />
        </main>
        <Footer />
      </div>
      {isMobile && <BottomBar isMenuOpen={isOpen} onMenu={() => setOpen(true)} />}
      <Extras asked={asked} isLookOpen={isLookOpen} onLook={setLookOpen} />
    </div>
  )
}

/** Counts how often the palette was called for: by Ctrl-K, ⌘-K or the button. */
function usePaletteKey(): [number, () => void] {
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setAsked((count) => count + 1)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  return [asked, () => setAsked((count) => count + 1)]
}

/** A remembered page is opened whatever the screen: its token says the role, and the role what the menu shows. */
function useOpenPage() {
  const pageId = usePage((state) => state.pageId)
  useEffect(() => {
    if (pageId) void pageToken().catch(() => undefined)
  }, [pageId])
}

/** A role given or taken elsewhere is felt at once, on whatever screen one is. */
function useOwnRole() {
  const role = usePage((state) => state.role)
  const tokenError = usePage((state) => state.tokenError)
  const before = useRef(role)
  useLive(['members'], () => void renewRole())
  useEffect(() => {
    const isOther = before.current !== null && role !== null && before.current !== role
    before.current = role
    if (isOther || tokenError !== null) void invalidate(queryClient, pages)
  }, [role, tokenError])
}

/** Money that comes in is seen on whatever screen one is: at once while a page is open, else on coming back to the window. */
function useOwnMoney() {
  useLive(['finance'], () => void renewUser())
  const userId = useSession((state) => state.session?.id)
  const before = useRef(userId)
  useEffect(() => {
    // Somebody else signed in, in another tab; at the start the session's own check has asked already.
    if (before.current !== userId) void renewUser()
    before.current = userId
  }, [userId])
  useEffect(() => {
    const onVisible = () => void (document.visibilityState === 'visible' && renewUser())
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
}

/** After a change of screen the focus stands on its heading, where a screen reader goes on. */
function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname })
  const before = useRef(path)
  useEffect(() => {
    if (before.current !== undefined && before.current !== path) {
      const heading = main.current?.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      const target = heading ?? main.current
      target?.focus({ preventScroll: true })
    }
    before.current = path
  }, [path, main])
}

function useLeaveWhenSignedOut(): boolean {
  const isSignedIn = useSession((state) => state.session !== null)
  const ended = useSession((state) => state.ended)
  const from = useRouterState({ select: (state) => state.location.href })
  const navigate = useNavigate()
  const leave = useEffectEvent(() => navigate(ended === 'left' ? { to: '/' } : { to: '/signin', search: { from } }))
  useEffect(() => {
    if (!isSignedIn) void leave()
  }, [isSignedIn])
  return isSignedIn
}
