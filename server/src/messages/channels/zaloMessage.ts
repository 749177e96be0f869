// A template's content as Zalo takes it.
import type { MessageContent } from '@portico/contract/messages/content.ts'
import type { Picture } from '@portico/contract/templates.ts'
import type { Consultation } from '../../zalo/index.ts'

type ZaloButton = Extract<Consultation, { kind: 'buttons' }>['buttons'][number]
type Words = Partial<Record<string, string>>
export type ZaloWriter = {
  say: (texts: Words) => string
  /** Words with their addresses counted. */
  sayTracked: (texts: Words) => string
  track: (address: string) => string
  /** Where the venue's pictures are. */
  origin: string
}

/** What a follower gets. */
export function consultationOf(content: MessageContent, { say, sayTracked, track, origin }: ZaloWriter): Consultation {
  const { kind, text, title, subtitle, picture, elements, buttons } = content
  const imageOf = (one: Picture | null) => (one ? origin + pathOf(one) : '')
  switch (kind) {
    case 'picture': {
      const caption = sayTracked(text)
      return { kind: 'picture', url: imageOf(picture), ...(caption && { text: caption }) }
    }
    case 'request_user_info':
      return { kind: 'request-info', title: say(title), subtitle: say(subtitle), imageUrl: imageOf(picture) }
    case 'list':
      return {
        kind: 'list',
        elements: elements.map((one) => ({
          title: say(one.title),
          ...(say(one.subtitle) && { subtitle: say(one.subtitle) }),
          ...(one.picture && { imageUrl: imageOf(one.picture) }),
          ...(one.href && { url: track(one.href) }),
        })),
      }
    case 'buttons':
      return { kind: 'buttons', text: sayTracked(text), buttons: buttons.map((one) => buttonOf(one, { say, track })) }
    default:
      return { kind: 'text', text: sayTracked(text) }
  }
}

function buttonOf(
  { label, action, value }: MessageContent['buttons'][number],
  { say, track }: Pick<ZaloWriter, 'say' | 'track'>,
): ZaloButton {
  const title = say(label)
  switch (action) {
    case 'url':
      return { title, type: 'oa.open.url', url: track(value) }
    case 'query':
      return { title, type: 'oa.query.show', payload: value }
    case 'phone':
      return { title, type: 'oa.open.phone', phone: value }
    case 'sms':
      return { title, type: 'oa.open.sms', phone: value, content: '' }
  }
}

/** The widest size in a form that Zalo takes. */
function pathOf({ sizes }: Picture): string {
  const known = sizes.filter(({ path }) => /\.(?:jpe?g|png)$/.test(path))
  return (known.length > 0 ? known : sizes).toSorted((a, b) => b.width - a.width)[0]!.path
}
