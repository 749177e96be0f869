/** Below this a percentage says more than the numbers do: 1 visit to 3 is not "+200 %". */
const PERCENT_FROM = 20

/** How a number compares with an earlier one: which way, and by how much as a share where that is honest. */
export function comparison(
  now: number,
  before: number,
): { way: 'up' | 'down' | 'same'; difference: number; share: number | undefined } {
  const difference = Math.abs(now - before)
  const share = before >= PERCENT_FROM ? difference / before : undefined
  const isSame = share === undefined ? difference === 0 : Math.round(share * 100) === 0
  return { way: isSame ? 'same' : now > before ? 'up' : 'down', difference, share }
}
