// A login flow as a tree: the ways that leave its order, as the portal really takes them.
import { PASS, type FlowStep } from '@portico/contract/flows.ts'
import type { TreeBranch, TreeNode } from '../ui/tree/treeNode.ts'
import { hasPart } from './kinds.tsx'

/** Sentences of the tree, in the language of the dashboard. */
export type TreeWords = {
  start: string
  online: string
  leads: string
  nameOf: (step: FlowStep, number: number) => string
  wayOf: (way: FlowStep['codeDeliverMode'][number]) => string
  returning: (days: number) => string
  known: string
  skip: string
  undelivered: (way: string) => string
  pass: (minutes: number) => string
  answered: string
  lowScore: (score: number) => string
  more: string
  moreTime: (extension: NonNullable<FlowStep['extension']>) => string
}

type Target = NonNullable<TreeBranch['leadsTo']>

/** @param returnDays how long guests who come back pass without steps; 0 asks every time */
export function flowTree(steps: readonly FlowStep[], returnDays: number, words: TreeWords): TreeNode[] {
  const end: Target = { label: words.online }
  const targetOf = (index: number): Target => {
    const step = steps[index]
    return step ? { label: words.nameOf(step, index + 1), nodeId: step.id } : end
  }
  // A code pays for one stay, so every guest enters or buys one.
  const paying = steps.findIndex(({ type }) => type === 'access-code' || type === 'purchase')
  const returning: TreeBranch = {
    id: 'returning',
    label: words.returning(returnDays),
    leadsTo: paying < 0 ? end : targetOf(paying),
  }
  const extension = steps.findLast((step) => step.extension)?.extension
  return [
    { id: 'start', title: words.start, isFixed: true, branches: returnDays > 0 ? [returning] : [] },
    ...steps.map((step, index) => ({
      id: step.id,
      title: words.nameOf(step, index + 1),
      branches: branchesOf(step, targetOf(index), targetOf(index + 1), words),
    })),
    {
      id: 'online',
      title: words.online,
      isFixed: true,
      branches: extension ? [{ id: 'more', label: words.more, leadsTo: { label: words.moreTime(extension) } }] : [],
    },
  ]
}

function branchesOf(step: FlowStep, itself: Target, next: Target, words: TreeWords): TreeBranch[] {
  const branches: TreeBranch[] = []
  const add = (id: string, label: string, leadsTo: Target) => branches.push({ id, label, leadsTo })
  if (step.skipKnown && hasPart(step, 'known')) add('known', words.known, next)
  if (step.type === 'survey' && step.questions.every(({ required }) => !required)) add('skip', words.skip, next)
  if (hasPart(step, 'code'))
    for (const [index, way] of step.codeDeliverMode.entries()) {
      const before = step.codeDeliverMode[index - 1]
      if (before) add(`way-${way}`, words.undelivered(words.wayOf(before)), { label: words.wayOf(way) })
    }
  if (hasPart(step, 'signIn') || step.type === 'email-code' || step.type === 'purchase')
    add('pass', words.pass(PASS.seconds / 60), itself)
  const leads: Target = { label: words.leads }
  if (step.makesLead) add('lead', words.answered, leads)
  const scores = step.questions.flatMap(({ leadAtOrBelow }) => leadAtOrBelow ?? [])
  if (scores.length > 0 && !step.makesLead) add('score', words.lowScore(Math.max(...scores)), leads)
  return branches
}
