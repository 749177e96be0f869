import './core/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { showLanguage } from './core/language.ts'
import { followOtherTabs } from './core/session.ts'
import { joinOpenSession, verifySession } from './core/signIn.ts'
import { router } from './routes.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

followOtherTabs()
const joined = joinOpenSession()
void joined.then(verifySession)
// The words and the first screen travel at the same time. No top-level await: the screens' files import this one's.
void Promise.all([showLanguage(), joined.then(() => router.load())]).then(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
)
