// Everything inside <body>. The server prints it once; an editor may render it live.
import type { Page } from './view.ts'
import { designClasses, isFirst } from './look/design.ts'
import { textIn, type Text } from './text.ts'
import { Footer } from './parts/Footer.tsx'
import { AfterSteps, BeforeSteps, Splash } from './parts/Extras.tsx'
import { Hero } from './parts/Hero.tsx'
import { HomeScreenNow } from './home/HomeScreenNow.tsx'
import { isHome } from './home/view.ts'
import { AccessCodeEntry } from './screens/AccessCodeEntry.tsx'
import { Connect } from './screens/Connect.tsx'
import { CodeEntry } from './screens/CodeEntry.tsx'
import { GuestForm } from './screens/GuestForm.tsx'
import { HandOver } from './screens/HandOver.tsx'
import { MyData, MyDataErase } from './screens/MyData.tsx'
import { MyDataAsk, MyDataCode } from './screens/MyDataProof.tsx'
import { Online } from './screens/Online.tsx'
import { OwnDevices } from './screens/OwnDevices.tsx'
import { PasswordEntry } from './screens/PasswordEntry.tsx'
import { Problem } from './screens/Problem.tsx'
import { Purchase } from './screens/Purchase.tsx'
import { SignInElsewhere } from './screens/SignInElsewhere.tsx'
import { Terms } from './screens/Terms.tsx'
import { VenueInfo } from './screens/VenueInfo.tsx'
import { Video } from './screens/Video.tsx'
import { Waiting } from './screens/Waiting.tsx'

export function Body({ page }: { page: Page }) {
  const t = textIn(page.language)
  return (
    <div className={`page ${page.screen.kind}${isHome(page.screen) ? ' at-home' : ''}${designClasses(page)}`}>
      {isFirst(page.screen) && <Splash page={page} t={t} />}
      <Hero page={page} t={t} />
      <div className="content">
        <main>
          <BeforeSteps page={page} t={t} />
          <ScreenNow page={page} t={t} />
          <AfterSteps page={page} t={t} />
        </main>
        <Footer page={page} t={t} />
      </div>
    </div>
  )
}

function ScreenNow({ page, t }: { page: Page; t: Text }) {
  const { screen } = page
  if (isHome(screen)) return <HomeScreenNow screen={screen} page={page} t={t} />
  switch (screen.kind) {
    case 'connect':
      return <Connect screen={screen} page={page} t={t} />
    case 'form':
      return <GuestForm screen={screen} page={page} t={t} />
    case 'code':
      return <CodeEntry screen={screen} page={page} t={t} />
    case 'password':
      return <PasswordEntry screen={screen} page={page} t={t} />
    case 'accessCode':
      return <AccessCodeEntry screen={screen} page={page} t={t} />
    case 'signIn':
      return <SignInElsewhere screen={screen} page={page} t={t} />
    case 'purchase':
      return <Purchase screen={screen} page={page} t={t} />
    case 'video':
      return <Video screen={screen} page={page} t={t} />
    case 'handOver':
      return <HandOver screen={screen} page={page} t={t} />
    case 'waiting':
      return <Waiting screen={screen} page={page} t={t} />
    case 'online':
      return <Online screen={screen} page={page} t={t} />
    case 'terms':
      return <Terms screen={screen} page={page} t={t} />
    case 'meAsk':
      return <MyDataAsk screen={screen} page={page} t={t} />
    case 'meCode':
      return <MyDataCode screen={screen} page={page} t={t} />
    case 'me':
      return <MyData screen={screen} page={page} t={t} />
    case 'meErase':
      return <MyDataErase screen={screen} page={page} t={t} />
    case 'venue':
      return <VenueInfo screen={screen} page={page} t={t} />
    case 'devices':
      return <OwnDevices screen={screen} page={page} t={t} />
    case 'problem':
      return <Problem screen={screen} page={page} t={t} />
  }
}
