import { accounts } from '@portico/contract/accounts.ts'
import { isLanguage, type Language } from '@portico/locales/languages.ts'
import { currentLanguage, showLanguage } from './language.ts'
import { useSession } from './session.ts'
import { callAsUser } from './userCall.ts'

/** Set by a choice before signing in, for as long as the tab is open: signing in with Google leaves the page and comes back. */
const CHOSEN_HERE = 'language_chosen_here'

/** Shows a language, and has mail written in it from now on. The screen waits for neither the server nor its consent. */
export async function chooseLanguage(language: Language) {
  await showLanguage(language)
  if (!useSession.getState().session) {
    sessionStorage.setItem(CHOSEN_HERE, 'yes')
    return
  }
  await callAsUser(accounts.setLanguage, { body: { language } }).catch((error: unknown) => console.warn(error))
}

/**
 * Before a sign-in is shown: the language the account chose elsewhere, unless another one was chosen here just before.
 * @returns whether it is the account that has to follow.
 */
export async function followAccount({ language }: Record<string, unknown>): Promise<boolean> {
  const isChosenHere = sessionStorage.getItem(CHOSEN_HERE) !== null
  sessionStorage.removeItem(CHOSEN_HERE)
  if (!isLanguage(language) || language === currentLanguage()) return false
  if (!isChosenHere) await showLanguage(language)
  return isChosenHere
}
