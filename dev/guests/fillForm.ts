// Fills a portal form as its guest would: contacts from the guest, an answer to each question, consent by their wish.
import { attribute } from '../gateways/phoneBrowser.ts'
import type { Guest } from '../seed/people.ts'
import type { Random } from '../seed/random.ts'

export type Visitor = Pick<Guest, 'name' | 'phone' | 'email' | 'language' | 'wantsNews' | 'mac'>

const REMARKS = ['Quán mát, nhạc vừa tai.', 'Cà phê sữa đá', 'Bánh chuối nướng ngon lắm.', 'Bạn bè giới thiệu']
const NEWS = ['marketing', 'of_age']

/** @returns the fields to post, without the hidden ones */
export function fillForm(html: string, visitor: Visitor, random: Random): Record<string, string> {
  const fields: Record<string, string> = {}
  const inputs = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => tag)
  for (const [name, tags] of Map.groupBy(inputs, (tag) => attribute(tag, 'name'))) {
    const answer = name === '' ? undefined : answerTo(name, tags, visitor, random)
    if (answer) fields[name] = answer
  }
  for (const [, name = '', body = ''] of html.matchAll(/<select\b[^>]*\bname="([^"]*)"[^>]*>([\s\S]*?)<\/select>/g)) {
    const options = [...body.matchAll(/<option\b[^>]*>/g)].map(([tag]) => attribute(tag, 'value')).filter(Boolean)
    if (options.length > 0) fields[name] = random.pick(options)
  }
  return fields
}

function answerTo(name: string, tags: string[], visitor: Visitor, random: Random): string | null | undefined {
  const [tag = ''] = tags
  switch (attribute(tag, 'type')) {
    case 'hidden':
      return undefined
    case 'checkbox':
      return NEWS.includes(name) && !visitor.wantsNews ? undefined : attribute(tag, 'value')
    case 'radio':
      return attribute(random.pick(tags), 'value')
    case 'tel':
      return visitor.phone
    case 'email':
      return visitor.email
    case 'date':
      return `${random.int(1970, 2005)}-0${random.int(1, 9)}-${random.int(10, 28)}`
    case 'number':
      return String(random.int(1, 10))
    default:
      return name === 'name' ? visitor.name : random.pick(REMARKS)
  }
}
