import { safeHref } from '../href.ts'
import { LinkButton, Submit } from '../parts/Actions.tsx'
import { ContactForm } from '../parts/ContactForm.tsx'
import { MyDataNoticeLine } from '../parts/MyDataNoticeLine.tsx'
import type { Page, ScreenOf } from '../view.ts'
import type { Text } from '../text.ts'
import { nameOf } from '../words.ts'
import { Chat } from './Chat.tsx'
import { Game } from './Game.tsx'
import { GiftList, OwnGift, OwnGifts } from './Gifts.tsx'
import { homeHeading } from './heading.ts'
import { HomeFrame } from './HomeFrame.tsx'
import { MenuItem, MenuList } from './Menu.tsx'
import { OneTask, PointList, TaskList } from './TaskScreens.tsx'
import { ReviewForm, ReviewList } from './Review.tsx'
import { StopMessages } from './Stop.tsx'
import { Tiles } from './Tiles.tsx'
import type { HomeScreen } from './view.ts'
import { WifiOffer, WifiReady } from './WifiProfile.tsx'
import { ZaloClaim } from './ZaloClaim.tsx'

type Props<Kind extends HomeScreen['kind']> = { screen: ScreenOf<Kind>; page: Page; t: Text }

export function HomeScreenNow({ screen, page, t }: Props<HomeScreen['kind']>) {
  switch (screen.kind) {
    case 'home':
      return <OwnHome screen={screen} page={page} t={t} />
    case 'homeSignIn':
      return <WayIn screen={screen} page={page} t={t} />
    case 'homeMenu':
      return <MenuList screen={screen} page={page} t={t} />
    case 'homeItem':
      return <MenuItem screen={screen} page={page} t={t} />
    case 'homeTasks':
      return <TaskList screen={screen} page={page} t={t} />
    case 'homeTask':
      return <OneTask screen={screen} page={page} t={t} />
    case 'homePoints':
      return <PointList screen={screen} page={page} t={t} />
    case 'homeReview':
      return <ReviewForm screen={screen} page={page} t={t} />
    case 'homeReviews':
      return <ReviewList screen={screen} page={page} t={t} />
    case 'homeStop':
      return <StopMessages screen={screen} page={page} t={t} />
    case 'homeChat':
      return <Chat screen={screen} page={page} t={t} />
    case 'homeZalo':
      return <ZaloClaim screen={screen} page={page} t={t} />
    case 'homeWifi':
      return <WifiOffer screen={screen} page={page} t={t} />
    case 'homeWifiReady':
      return <WifiReady screen={screen} page={page} t={t} />
    case 'homeGifts':
      return <GiftList screen={screen} page={page} t={t} />
    case 'homeMine':
      return <OwnGifts screen={screen} page={page} t={t} />
    case 'homeOrder':
      return <OwnGift screen={screen} page={page} t={t} />
    case 'homeGame':
      return <Game screen={screen} page={page} t={t} />
    case 'homeOffline':
      return (
        <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} t={t}>
          <LinkButton href={screen.href} label={t('home.offline.retry')} />
        </HomeFrame>
      )
  }
}

function OwnHome({ screen, page, t }: Props<'home'>) {
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} notice={screen.notice} t={t}>
      <Tiles tiles={screen.tiles} />
      <form method="post" action={safeHref(screen.signOutAction)}>
        <Submit label={t('home.signOut')} busy={t('home.signingOut')} quiet />
      </form>
    </HomeFrame>
  )
}

function WayIn({ screen, page, t }: Props<'homeSignIn'>) {
  const { action, tiles, problem, notice } = screen
  return (
    <HomeFrame {...homeHeading(screen, nameOf(page.venue, t), t)} notice={notice} t={t}>
      <MyDataNoticeLine notice={problem} t={t} />
      <ContactForm action={action} label={t('home.contact')} isWrong={problem === 'contact-wrong'} t={t} />
      <p className="aside">{t('home.newHere')}</p>
      <Tiles tiles={tiles} />
    </HomeFrame>
  )
}
