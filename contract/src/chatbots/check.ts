// What keeps a chatbot from being published. The editor asks while the owner types, the server when it is published.
import { exitsOf, isEntry, waits } from './exits.ts'
import type { BotNode, BotNodes } from './flow.ts'

export const BOT_PROBLEMS = [
  'no-entry',
  'lost-target',
  'unreachable',
  'loop',
  'no-words',
  'no-keywords',
  'no-buttons',
  'same-buttons',
  'no-field',
  'no-choice',
  'gone',
  'goes-nowhere',
] as const
export type BotProblemCode = (typeof BOT_PROBLEMS)[number]
export type BotProblem = { nodeId: string | null; code: BotProblemCode }

/** What a chatbot may name: ids of the page's own. */
export type BotThings = {
  items: ReadonlySet<string>
  gifts: ReadonlySet<string>
  segments: ReadonlySet<string>
  files: ReadonlySet<string>
}

/** Everything that is wrong; nothing for one that can be published. */
export function checkBot(nodes: BotNodes, things: BotThings): BotProblem[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const problems: BotProblem[] = nodes.some(isEntry) ? [] : [{ nodeId: null, code: 'no-entry' }]
  const reached = reachedFrom(nodes.filter(isEntry), byId)
  const looping = loopsWithoutWait(nodes, byId)
  for (const node of nodes) {
    const add = (code: BotProblemCode) => problems.push({ nodeId: node.id, code })
    if (exitsOf(node).some(({ to }) => to !== null && !byId.has(to))) add('lost-target')
    if (!isEntry(node) && !reached.has(node.id)) add('unreachable')
    if (looping.has(node.id)) add('loop')
    for (const code of lacks(node, things)) add(code)
  }
  return problems
}

function lacks(node: BotNode, things: BotThings): BotProblemCode[] {
  const named = (id: string | null, among: ReadonlySet<string>): BotProblemCode[] =>
    id === null ? ['no-choice'] : among.has(id) ? [] : ['gone']
  const spoken = (said: string): BotProblemCode[] => (said.trim() === '' ? ['no-words'] : [])
  switch (node.kind) {
    case 'welcome':
      return node.next === null ? ['goes-nowhere'] : []
    case 'keywords':
      return [
        ...(node.words.every((word) => word.trim() === '') ? (['no-keywords'] as const) : []),
        ...(node.next === null ? (['goes-nowhere'] as const) : []),
      ]
    case 'text':
      return spoken(node.text)
    case 'picture':
      return named(node.fileId, things.files)
    case 'buttons': {
      const labels = node.buttons.map(({ label }) => label.trim().toLowerCase())
      const isBlank = labels.length === 0 || labels.includes('')
      const isTwice = new Set(labels).size < labels.length
      return [
        ...spoken(node.text),
        ...(isBlank ? (['no-buttons'] as const) : isTwice ? (['same-buttons'] as const) : []),
      ]
    }
    case 'question':
      return [...spoken(node.text), ...(node.field.trim() === '' ? (['no-field'] as const) : [])]
    case 'condition':
      if (node.test.on === 'segment') return named(node.test.segmentId, things.segments)
      if (node.test.on === 'answer')
        return node.test.field.trim() === '' || node.test.words.length === 0 ? ['no-field'] : []
      return []
    case 'menu':
      return named(node.itemId, things.items)
    case 'gift':
      return named(node.giftId, things.gifts)
    case 'jump':
      return node.to === null ? ['goes-nowhere'] : []
    default:
      return []
  }
}

function reachedFrom(entries: readonly BotNode[], byId: ReadonlyMap<string, BotNode>): Set<string> {
  const reached = new Set<string>()
  const open = [...entries]
  for (let node = open.pop(); node; node = open.pop()) {
    if (reached.has(node.id)) continue
    reached.add(node.id)
    for (const { to } of exitsOf(node)) {
      const target = to === null ? undefined : byId.get(to)
      if (target) open.push(target)
    }
  }
  return reached
}

/** Nodes on a way that comes back to itself without ever waiting for an answer: the bot would talk for ever. */
function loopsWithoutWait(nodes: BotNodes, byId: ReadonlyMap<string, BotNode>): Set<string> {
  const looping = new Set<string>()
  for (const start of nodes) {
    if (waits(start)) continue
    const seen = new Set<string>()
    const open = exitsOf(start).flatMap(({ to }) => to ?? [])
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (id === start.id) {
        looping.add(id)
        break
      }
      const node = byId.get(id)
      if (!node || waits(node) || seen.has(id)) continue
      seen.add(id)
      open.push(...exitsOf(node).flatMap(({ to }) => to ?? []))
    }
  }
  return looping
}
