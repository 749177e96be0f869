import { useMemo } from 'react'
import { formatsFor } from './formats.ts'
import { useLanguage } from './language.ts'
import { useTimeZone } from './timeZone.ts'

/** Formats for the language of the interface and the time zone of the selected page. */
export function useFormat() {
  const language = useLanguage((state) => state.language)
  const timeZone = useTimeZone((state) => state.timeZone)
  return useMemo(() => formatsFor(language, timeZone), [language, timeZone])
}
