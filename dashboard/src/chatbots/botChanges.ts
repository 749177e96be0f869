// What changes from one version of a chatbot to the next, a line each. Where a box stands is no change.
import type { BotNode, BotNodes } from '@portico/contract/chatbots/flow.ts'
import type { useText } from '../core/useText.ts'

type Say = ReturnType<typeof useText<'chatbots'>>

/** Added, changed and removed nodes by name. */
export function botChanges(
  before: BotNodes | undefined,
  after: BotNodes,
  nameOf: (node: BotNode) => string,
  t: Say,
): string[] {
  const old = new Map(before?.map((node) => [node.id, node]))
  const plain = ({ x: _x, y: _y, ...node }: BotNode) => JSON.stringify(node)
  const lines = after.flatMap((node) => {
    const was = old.get(node.id)
    if (!was) return [t('change.added', { name: nameOf(node) })]
    return plain(was) === plain(node) ? [] : [t('change.changed', { name: nameOf(node) })]
  })
  const gone = [...old.values()].filter(({ id }) => !after.some((node) => node.id === id))
  return [...lines, ...gone.map((node) => t('change.removed', { name: nameOf(node) }))]
}
