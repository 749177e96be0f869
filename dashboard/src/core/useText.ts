import type {} from './messages.ts'

/** The sentences of one area: `const t = useText('shell')`, then `t('signOut')`. The compiler checks keys and arguments. */
export { useTranslations as useText } from 'use-intl'
