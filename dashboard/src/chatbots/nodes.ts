// Changes of a chatbot's drawing.
import { exitsOf, isEntry, withExit } from '@portico/contract/chatbots/exits.ts'
import type { BotNode, BotNodes, NodeKind } from '@portico/contract/chatbots/flow.ts'

const COLUMN = 280
const ROW = 150

/** A node as it begins, at a place that is free. */
export function newNode(kind: NodeKind, nodes: BotNodes, beside?: BotNode): BotNode {
  const at = { id: freeId(nodes), ...freePlace(nodes, beside) }
  switch (kind) {
    case 'welcome':
      return { ...at, kind, when: 'first', next: null }
    case 'keywords':
      return { ...at, kind, words: [], next: null }
    case 'text':
      return { ...at, kind, text: '', next: null }
    case 'picture':
      return { ...at, kind, fileId: null, text: '', next: null }
    case 'buttons':
      return { ...at, kind, text: '', buttons: [{ id: 'b1', label: '', next: null }], otherwise: null }
    case 'question':
      return { ...at, kind, text: '', answer: 'text', field: '', next: null, otherwise: null }
    case 'condition':
      return { ...at, kind, test: { on: 'known' }, yes: null, no: null }
    case 'menu':
      return { ...at, kind, itemId: null, next: null }
    case 'gift':
      return { ...at, kind, giftId: null, next: null }
    case 'hours':
      return { ...at, kind, open: null, closed: null }
    case 'hand':
      return { ...at, kind, text: '' }
    case 'jump':
      return { ...at, kind, to: null }
    case 'end':
      return { ...at, kind, text: '' }
  }
}

/** An id for one more button. */
export function newButtonId(ids: readonly string[]): string {
  let number = ids.length + 1
  while (ids.includes(`b${number}`)) number += 1
  return `b${number}`
}

/** Without a node; ways that led to it lead nowhere. */
export function without(nodes: BotNodes, id: string): BotNodes {
  return nodes
    .filter((node) => node.id !== id)
    .map((node) =>
      exitsOf(node).reduce((changed, { by, to }) => (to === id ? withExit(changed, by, null) : changed), node),
    )
}

/** In the order in which a conversation meets them; those that nothing leads to come last. */
export function inReadingOrder(nodes: BotNodes): BotNode[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const order = new Set<BotNode>()
  function visit(node: BotNode) {
    if (order.has(node)) return
    order.add(node)
    for (const { to } of exitsOf(node)) {
      const next = to === null ? undefined : byId.get(to)
      if (next) visit(next)
    }
  }
  for (const entry of nodes.filter(isEntry)) visit(entry)
  return [...order, ...nodes.filter((node) => !order.has(node))]
}

function freeId(nodes: BotNodes): string {
  let number = nodes.length + 1
  while (nodes.some(({ id }) => id === `n${number}`)) number += 1
  return `n${number}`
}

/** Right of a node, below whatever stands there already. */
function freePlace(nodes: BotNodes, beside: BotNode | undefined): { x: number; y: number } {
  const x = beside ? beside.x + COLUMN : 0
  let y = beside ? beside.y : 0
  while (nodes.some((node) => Math.abs(node.x - x) < COLUMN * 0.8 && Math.abs(node.y - y) < ROW * 0.8)) y += ROW
  return { x, y }
}
