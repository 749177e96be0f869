import { expect, test } from 'vitest'
import { formatMoney } from '@portico/contract/money.ts'
import { CURRENCIES } from '@portico/contract/plans/modules.ts'
import { moneyMarks } from './numberMarks.ts'

test.each(CURRENCIES)('%s is typed with the marks it is shown with', (currency) => {
  const { thousandSeparator, decimalSeparator } = moneyMarks(currency)
  const shown = formatMoney(currency === 'VND' ? 1_234_567 : 123_456_700, currency)
  const marks = shown.replaceAll(/^\D+|\D+$/g, '').replaceAll(/\d/g, '')
  expect(marks).toBe(thousandSeparator.repeat(2) + (currency === 'VND' ? '' : decimalSeparator))
})
