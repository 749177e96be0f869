// Everything inside <body>. The server prints it once; an editor may render it live.
import type { Page } from './view.ts'
import { textIn, type Text } from './text.ts'
import { Footer } from './parts/Footer.tsx'
import { Hero } from './parts/Hero.tsx'
import { Connect } from './screens/Connect.tsx'
import { GuestForm } from './screens/GuestForm.tsx'
import { HandOver } from './screens/HandOver.tsx'
import { Online } from './screens/Online.tsx'
import { Problem } from './screens/Problem.tsx'
import { Terms } from './screens/Terms.tsx'
import { Waiting } from './screens/Waiting.tsx'

export function Body({ page }: { page: Page }) {
  const t = textIn(page.language)
  return (
    <div className={`page ${page.screen.kind}`}>
      <Hero page={page} t={t} />
      <div className="content">
        <main>
          <ScreenNow page={page} t={t} />
        </main>
        <Footer page={page} t={t} />
      </div>
    </div>
  )
}

function ScreenNow({ page, t }: { page: Page; t: Text }) {
  const { screen } = page
  switch (screen.kind) {
    case 'connect':
      return <Connect screen={screen} page={page} t={t} />
    case 'form':
      return <GuestForm screen={screen} page={page} t={t} />
    case 'handOver':
      return <HandOver screen={screen} page={page} t={t} />
    case 'waiting':
      return <Waiting screen={screen} page={page} t={t} />
    case 'online':
      return <Online screen={screen} page={page} t={t} />
    case 'terms':
      return <Terms screen={screen} page={page} t={t} />
    case 'problem':
      return <Problem screen={screen} page={page} t={t} />
  }
}
