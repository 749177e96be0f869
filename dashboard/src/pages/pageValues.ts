import type { Page } from '@portico/contract/pages.ts'
import { minorDigits } from '../core/formats.ts'
import { sentWeek } from './openingHours.ts'

/** What the inputs of the settings form hold; the price as people write it. */
export type PageValues = {
  name: string
  title: string
  description: string
  address: string
  openingHours: Page['openingHours']
  images: string[]
  price: number | string
  currency: string
  unit: string
  timeZone: string
  emailNotification: boolean
  enableReview: boolean
}

export function valuesOf(page: Page): PageValues {
  const { price: minor, ...rest } = page
  const {
    name,
    title,
    description,
    address,
    openingHours,
    images,
    currency,
    unit,
    timeZone,
    emailNotification,
    enableReview,
  } = rest
  const price = minor === null ? '' : minor / 10 ** minorDigits(currency)
  return {
    name,
    title,
    description,
    address,
    openingHours,
    images,
    price,
    currency,
    unit,
    timeZone,
    emailNotification,
    enableReview,
  }
}

/** The same keys as the contract takes them: the price in minor units, none when left empty. */
export function bodyOf(values: PageValues) {
  const price = values.price === '' ? null : Math.round(Number(values.price) * 10 ** minorDigits(values.currency))
  return { ...values, price, openingHours: sentWeek(values.openingHours) }
}
