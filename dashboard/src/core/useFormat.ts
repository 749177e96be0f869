import { useMemo } from 'react'
import { formatsFor } from './formats.ts'
import { useLanguage } from './language.ts'
import { useSelectedPage } from './selectedPage.ts'

/** Formats for the language of the interface and the time zone of the selected page. */
export function useFormat() {
  const language = useLanguage((state) => state.language)
  const timeZone = useSelectedPage()?.timeZone
  return useMemo(() => formatsFor(language, timeZone), [language, timeZone])
}
