import { useCallback } from 'react'
import { exitsOf } from '@portico/contract/chatbots/exits.ts'
import type { BotNode, BotNodes } from '@portico/contract/chatbots/flow.ts'
import { isOneOf } from '@portico/contract/records.ts'
import { useText } from '../core/useText.ts'
import type { Things } from './queries.ts'

const LONGEST = 60
/** Ways that leave a node whatever it says. */
const EXITS = ['next', 'otherwise', 'yes', 'no', 'open', 'closed', 'to'] as const

/** What a node is called, what it says, and what its ways are called. */
export function useNames(things: Things) {
  const t = useText('chatbots')
  const say = useCallback(
    (node: BotNode): string => {
      const named = (list: Things['items'], id: string | null) =>
        list.find((one) => one.id === id)?.name ?? t(id ? 'gone' : 'unchosen')
      switch (node.kind) {
        case 'welcome':
          return t(`when.${node.when}`)
        case 'keywords':
          return node.words.join(', ')
        case 'menu':
          return named(things.items, node.itemId)
        case 'gift':
          return named(things.gifts, node.giftId)
        case 'condition':
          return node.test.on === 'segment' ? named(things.segments, node.test.segmentId) : t(`test.${node.test.on}`)
        case 'hours':
        case 'jump':
          return ''
        default:
          return node.text
      }
    },
    [t, things],
  )
  const nameOf = useCallback(
    (node: BotNode): string => {
      const said = say(node)
      const short = said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said
      return short ? `${t(`kind.${node.kind}`)}: ${short}` : t(`kind.${node.kind}`)
    },
    [say, t],
  )
  const exitName = useCallback(
    (node: BotNode, by: string): string => {
      if (node.kind === 'buttons' && by !== 'otherwise')
        return node.buttons.find(({ id }) => id === by)?.label || t('buttonUnnamed')
      return isOneOf(EXITS, by) ? t(`exit.${by}`) : by
    },
    [t],
  )
  return { say, nameOf, exitName }
}
export type Names = ReturnType<typeof useNames>

/** Every way of a drawing, with the nodes it connects. */
export function waysOf(nodes: BotNodes): { from: BotNode; by: string; to: BotNode }[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  return nodes.flatMap((from) =>
    exitsOf(from).flatMap(({ by, to }) => {
      const target = to === null ? undefined : byId.get(to)
      return target ? [{ from, by, to: target }] : []
    }),
  )
}
