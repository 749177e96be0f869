type Marks = { thousandSeparator: string; decimalSeparator: string }

/** How a number field groups and divides digits: as the same money is written elsewhere (`formatMoney`). */
export function moneyMarks(currency: string): Marks {
  return numberMarks(currency === 'VND' ? 'vi' : 'en-US')
}

/** The same for what is only counted. */
export function numberMarks(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale).formatToParts(12_345.5)
  const mark = (type: 'group' | 'decimal') => parts.find((part) => part.type === type)?.value ?? ''
  return { thousandSeparator: mark('group'), decimalSeparator: mark('decimal') }
}
