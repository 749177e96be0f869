// What a model answered, by the question. A mark such as `[[hours]]` or `[[Bạc xỉu]]` becomes the number under which the prompt
// names that fact, as an obedient model would write it.
import { MODEL_ANSWERS, type Recorded } from './answers.ts'

type ModelRequest = { system: string; user: string }

/** The recorded answer to a prompt; a model that has none leaves the question to the staff. */
export function answerTo(
  { system, user }: ModelRequest,
  own: readonly Recorded[] = [],
): { text: string } | { hand: string } {
  const question = /<guest>([^]*)<\/guest>/.exec(user)?.[1]?.trim() ?? ''
  const found = [...own, ...MODEL_ANSWERS].find((one) => one.question === question)
  if (!found?.text) return { hand: found?.hand ?? 'not in the notes' }
  let isMissing = false
  const text = found.text.replaceAll(/\[\[(.+?)\]\]/g, (_, name: string) => {
    const mark = markOf(system, name)
    isMissing ||= mark === undefined
    return `[[${mark ?? name}]]`
  })
  return isMissing ? { hand: 'no such fact' } : { text }
}

const HOURS = /^\[(F\d+)\] (?:Quán đang|We are|Giờ mở cửa|Opening hours)/m
const ADDRESS = /^\[(F\d+)\] (?:Địa chỉ|Address)/m

function markOf(system: string, name: string): string | undefined {
  if (/^[FK]\d+$/.test(name)) return name
  if (name === 'hours') return HOURS.exec(system)?.[1]
  if (name === 'address') return ADDRESS.exec(system)?.[1]
  const line = system
    .split('\n')
    .find((one) => /^\[F\d+\] /.test(one) && one.replace(/^\[F\d+\] /, '').startsWith(name))
  return line && /^\[(F\d+)\]/.exec(line)?.[1]
}
