import { StartError } from './startError.ts'

/** What a message of each channel costs, from pairs such as `sms=350`. @throws StartError */
export function readPrices(list: readonly string[]): Record<string, number> {
  const pairs = list.map((pair) => /^(zalo|zns|email|sms)=(\d{1,9})$/.exec(pair))
  if (pairs.includes(null)) throw new StartError('MESSAGE_PRICES must look like sms=350,zns=300.')
  return Object.fromEntries(pairs.map((pair) => [pair![1]!, Number(pair![2])]))
}
