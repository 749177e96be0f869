// Where a node leads. Without schemas, so that a screen can load it before it checks anything.
import type { BotNode } from './flow.ts'

/** A way out of a node: which one, and where it leads. */
export type BotExit = { by: string; to: string | null }

/** Every way out of a node, in the order in which people read them. */
export function exitsOf(node: BotNode): BotExit[] {
  switch (node.kind) {
    case 'buttons':
      return [...node.buttons.map(({ id, next: to }) => ({ by: id, to })), { by: 'otherwise', to: node.otherwise }]
    case 'question':
      return [
        { by: 'next', to: node.next },
        { by: 'otherwise', to: node.otherwise },
      ]
    case 'condition':
      return [
        { by: 'yes', to: node.yes },
        { by: 'no', to: node.no },
      ]
    case 'hours':
      return [
        { by: 'open', to: node.open },
        { by: 'closed', to: node.closed },
      ]
    case 'jump':
      return [{ by: 'to', to: node.to }]
    case 'hand':
    case 'end':
      return []
    default:
      return [{ by: 'next', to: node.next }]
  }
}

/** A node whose way out leads elsewhere. */
export function withExit(node: BotNode, by: string, to: string | null): BotNode {
  if (node.kind === 'buttons' && by !== 'otherwise')
    return { ...node, buttons: node.buttons.map((button) => (button.id === by ? { ...button, next: to } : button)) }
  return { ...node, [by]: to }
}

/** Whether it waits for an answer before it goes on. */
export function waits({ kind }: BotNode): boolean {
  return kind === 'buttons' || kind === 'question'
}

/** Whether a conversation begins here. */
export function isEntry({ kind }: BotNode): boolean {
  return kind === 'welcome' || kind === 'keywords'
}
