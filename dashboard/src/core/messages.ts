// Every sentence of the dashboard, with its arguments, as the Vietnamese source states them.
import type { dashboard } from '@portico/locales/vi/dashboard.ts'
import type { Language } from '@portico/locales/languages.ts'

export type Messages = typeof dashboard

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
  }
}
