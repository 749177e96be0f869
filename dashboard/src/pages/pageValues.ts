import type { Page } from '@portico/contract/pages.ts'
import { minorDigits } from '../core/formats.ts'

/** What the inputs of the settings form hold; the price as people write it. */
export type PageValues = {
  name: string
  title: string
  description: string
  price: number | string
  currency: string
  unit: string
  timeZone: string
  emailNotification: boolean
  enableReview: boolean
}

export function valuesOf(page: Page): PageValues {
  const { name, title, description, currency, unit, timeZone, emailNotification, enableReview } = page
  const price = page.price === null ? '' : page.price / 10 ** minorDigits(currency)
  return { name, title, description, price, currency, unit, timeZone, emailNotification, enableReview }
}

/** The same keys as the contract takes them: the price in minor units, none when left empty. */
export function bodyOf(values: PageValues) {
  const price = values.price === '' ? null : Math.round(Number(values.price) * 10 ** minorDigits(values.currency))
  return { ...values, price }
}
