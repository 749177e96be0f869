// What a chatbot says next: a step machine without clock, database or network, so that trying it out is the real thing.
import { foldAccents, matchKeyword } from '../keywords.ts'
import { readAnswer } from './answers.ts'
import { waits } from './exits.ts'
import type { BotNode, BotNodes, NodeOf } from './flow.ts'

/** Where a conversation stands: at a node that waits, with what was answered so far. */
export type BotState = { nodeId: string; tries: number; answers: Record<string, string> }

/** What the machine may know; everything a venue's own data says comes in as ready sentences. */
export type BotFacts = {
  isOpen: boolean
  isKnown: boolean
  /** `{name}` and `{venue}` in texts. */
  fields: { name: string; venue: string }
  segments: ReadonlySet<string>
  /** Sentences by the id of a node, of menu items, gifts and opening hours. */
  sentences: Readonly<Record<string, string>>
  /** Sentences by the bot itself. */
  words: { again: string; pick: string }
}

export type BotSaid = { text: string; fileId?: string; buttons?: string[] }
export type BotOutcome = {
  said: BotSaid[]
  /** Null when the conversation with the bot is over. */
  state: BotState | null
  /** Answers for the guest's profile. */
  saved: { field: string; value: string }[]
  isHandedOver: boolean
  /** Nodes that were passed, in order. */
  path: string[]
  /** The answer did not fit what was asked. */
  isMissed: boolean
}

/** One that runs on is stopped here, even if it was published before loops were looked for. */
const MOST_STEPS = 40
const MOST_TRIES = 3

/** The entry whose keywords a text says. */
export function entryFor(nodes: BotNodes, text: string): NodeOf<'keywords'> | undefined {
  const entries = nodes.filter((node): node is NodeOf<'keywords'> => node.kind === 'keywords')
  const found = matchKeyword(
    text,
    entries.flatMap(({ words }) => words),
  )
  return found === undefined ? undefined : entries.find(({ words }) => words.includes(found))
}

/** The entry for somebody who says nothing the bot knows. */
export function welcomeFor(nodes: BotNodes, when: NodeOf<'welcome'>['when']): NodeOf<'welcome'> | undefined {
  return nodes.find((node): node is NodeOf<'welcome'> => node.kind === 'welcome' && node.when === when)
}

/** Begins at an entry. */
export function beginAt(nodes: BotNodes, entryId: string, facts: BotFacts): BotOutcome {
  return walk(nodes, entryId, facts, nothingYet({}))
}

/** Goes on with an answer. A node that is gone ends the conversation. */
export function goOn(nodes: BotNodes, state: BotState, text: string, facts: BotFacts): BotOutcome {
  const outcome = nothingYet(state.answers)
  const node = nodes.find(({ id }) => id === state.nodeId)
  if (node?.kind === 'buttons') return answerButtons(nodes, node, state, text, facts, outcome)
  if (node?.kind === 'question') return answerQuestion(nodes, node, state, text, facts, outcome)
  return outcome
}

type Running = BotOutcome & { answers: Record<string, string> }

function nothingYet(answers: Record<string, string>): Running {
  return { said: [], state: null, saved: [], isHandedOver: false, path: [], isMissed: false, answers: { ...answers } }
}

function answerButtons(
  nodes: BotNodes,
  node: NodeOf<'buttons'>,
  state: BotState,
  text: string,
  facts: BotFacts,
  outcome: Running,
): BotOutcome {
  const pressed = buttonSaid(node, text)
  if (pressed) return walk(nodes, pressed.next, facts, { ...outcome, path: [node.id] })
  if (node.otherwise !== null)
    return walk(nodes, node.otherwise, facts, { ...outcome, path: [node.id], isMissed: true })
  return askAgain(node, state, outcome, {
    text: facts.words.pick,
    buttons: node.buttons.map(({ label }) => label),
  })
}

/** By its number, its label, or a part of it with a typo. */
function buttonSaid({ buttons }: NodeOf<'buttons'>, text: string) {
  const plain = foldAccents(text).trim()
  const number = /^\(?(\d)[).]?$/.exec(plain)?.[1]
  if (number !== undefined) return buttons[Number(number) - 1]
  const exact = buttons.find(({ label }) => foldAccents(label).trim() === plain)
  if (exact) return exact
  const found = matchKeyword(
    text,
    buttons.map(({ label }) => label),
  )
  return found === undefined ? undefined : buttons.find(({ label }) => label === found)
}

function answerQuestion(
  nodes: BotNodes,
  node: NodeOf<'question'>,
  state: BotState,
  text: string,
  facts: BotFacts,
  outcome: Running,
): BotOutcome {
  const value = readAnswer(node.answer, text)
  if (value === undefined) {
    if (state.tries + 1 < MOST_TRIES) return askAgain(node, state, outcome, { text: facts.words.again })
    return walk(nodes, node.otherwise, facts, { ...outcome, path: [node.id], isMissed: true })
  }
  const field = node.field.trim()
  outcome.answers[field] = value
  return walk(nodes, node.next, facts, { ...outcome, path: [node.id], saved: [{ field, value }] })
}

/** After three misses in a row the bot keeps silent, and waits. */
function askAgain(node: BotNode, state: BotState, outcome: Running, said: BotSaid): BotOutcome {
  const tries = state.tries + 1
  return finish({
    ...outcome,
    isMissed: true,
    path: [node.id],
    said: tries > MOST_TRIES ? [] : [said],
    state: { nodeId: node.id, tries, answers: outcome.answers },
  })
}

function walk(nodes: BotNodes, from: string | null, facts: BotFacts, outcome: Running): BotOutcome {
  let id = from
  for (let steps = 0; id !== null && steps < MOST_STEPS; steps += 1) {
    const node = nodes.find((one) => one.id === id)
    if (!node) break
    outcome.path.push(node.id)
    outcome.said.push(...say(node, facts))
    if (waits(node)) {
      outcome.state = { nodeId: node.id, tries: 0, answers: outcome.answers }
      break
    }
    if (node.kind === 'hand') outcome.isHandedOver = true
    id = follow(node, facts, outcome.answers)
  }
  return finish(outcome)
}

function finish({ answers: _answers, ...outcome }: Running): BotOutcome {
  return outcome
}

function say(node: BotNode, facts: BotFacts): BotSaid[] {
  const fill = (text: string) =>
    text.replaceAll(/\{(name|venue)\}/g, (_, field: 'name' | 'venue') => facts.fields[field])
  switch (node.kind) {
    case 'text':
    case 'hand':
    case 'end':
    case 'question':
      return node.text.trim() === '' ? [] : [{ text: fill(node.text).trim() }]
    case 'picture':
      return node.fileId === null ? [] : [{ text: fill(node.text).trim(), fileId: node.fileId }]
    case 'buttons':
      return [{ text: fill(node.text).trim(), buttons: node.buttons.map(({ label }) => label) }]
    case 'menu':
    case 'gift':
    case 'hours': {
      const sentence = facts.sentences[node.id]
      return sentence ? [{ text: sentence }] : []
    }
    default:
      return []
  }
}

function follow(node: BotNode, facts: BotFacts, answers: Record<string, string>): string | null {
  switch (node.kind) {
    case 'condition':
      return isTrue(node, facts, answers) ? node.yes : node.no
    case 'hours':
      return facts.isOpen ? node.open : node.closed
    case 'jump':
      return node.to
    case 'welcome':
    case 'keywords':
    case 'text':
    case 'picture':
    case 'menu':
    case 'gift':
      return node.next
    default:
      return null
  }
}

function isTrue({ test }: NodeOf<'condition'>, facts: BotFacts, answers: Record<string, string>): boolean {
  if (test.on === 'known') return facts.isKnown
  if (test.on === 'segment') return test.segmentId !== null && facts.segments.has(test.segmentId)
  const answer = Object.hasOwn(answers, test.field.trim()) ? answers[test.field.trim()]! : ''
  return matchKeyword(answer, test.words) !== undefined
}
