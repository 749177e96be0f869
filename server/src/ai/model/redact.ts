// Personal data stays out of prompts: numbers and addresses go before anything is sent, names unless a rule shares them.

const ADDRESS = /[^\s@<>]+@[^\s@<>]+\.[a-z]{2,}/gi
/** Phone, card and account numbers; prices and times are shorter. */
const NUMBER = /\+?\d(?:[ .()-]?\d){7,18}/g
const LONGEST = 1000

/** What a guest wrote, without what says who they are. */
export function redact(text: string, names: readonly string[]): string {
  let shown = text.slice(0, LONGEST).replaceAll(ADDRESS, '[e-mail]').replaceAll(NUMBER, '[number]')
  for (const name of names) if (name.length > 1) shown = shown.replaceAll(name, '[name]')
  return shown
}
