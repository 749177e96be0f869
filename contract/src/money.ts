// How money is written, alike wherever it is shown.

/** Money from minor units. Vietnamese form for the đồng, American for all else (specification §9). */
export function formatMoney(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(currency === 'VND' ? 'vi' : 'en-US', { style: 'currency', currency })
  return format.format(minorUnits / 10 ** minorDigits(currency))
}

/** How many decimals a currency has: 0 for VND and JPY, 2 for USD. @param currency ISO 4217 */
export function minorDigits(currency: string): number {
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
}
