// An automation as the tree on its canvas, with how many guests went where.
import type { AutomationChoices, StepCounts } from '@portico/contract/automations.ts'
import type { AutomationContent, AutomationStep } from '@portico/contract/automations/content.ts'
import { ARMS, armsOf, IN, OUT, type Arm } from '@portico/contract/automations/kinds.ts'
import { stepsIn } from '@portico/contract/automations/order.ts'
import type { TreeBranch, TreeNode } from '../ui/tree/treeNode.ts'
import { stepWords, triggerWords, type Say } from './words.ts'

type Drawing = {
  choices: AutomationChoices | undefined
  counts: readonly StepCounts[]
  isBad: (stepId: string | null) => boolean
  t: Say
}

/** @returns the trigger, the main way and its end */
export function automationTree(content: AutomationContent, drawing: Drawing): TreeNode[] {
  const { choices, counts, isBad, t } = drawing
  const entered = counts.find(({ stepId }) => stepId === IN)
  return [
    {
      id: IN,
      title: triggerWords(content.trigger, choices, t),
      text: t('trigger'),
      isBad: isBad(null),
      ...(entered && { note: t('count.entered', { count: entered.did }) }),
    },
    ...wayOf(content.steps, '', '', drawing),
    { id: OUT, title: t('theEnd'), isFixed: true },
  ]
}

function wayOf(steps: readonly AutomationStep[], under: string, arm: Arm, drawing: Drawing): TreeNode[] {
  return stepsIn(steps, { under, arm }).map((step) => nodeOf(steps, step, drawing))
}

function nodeOf(steps: readonly AutomationStep[], step: AutomationStep, drawing: Drawing): TreeNode {
  const { choices, counts, isBad, t } = drawing
  const of = counts.find(({ stepId }) => stepId === step.id)
  const target = step.type === 'goto' ? steps.find(({ id }) => id === step.to) : undefined
  const text = step.type === 'goto' ? '' : stepWords(step, choices, t)
  const branches: TreeBranch[] =
    step.type === 'goto'
      ? [
          {
            id: `${step.id}:to`,
            label: '',
            ...(target && { leadsTo: { label: t(`kind.${target.type}`), nodeId: target.id } }),
          },
        ]
      : armsOf(step).map((one, index) => ({
          id: `${step.id}:${one}`,
          label: armLabel(step, one, index, of, t),
          nodes: wayOf(steps, step.id, one, drawing),
          canGrow: true,
        }))
  return {
    id: step.id,
    title: t(`kind.${step.type}`),
    isBad: isBad(step.id),
    ...(text && { text }),
    ...(of && { note: noteOf(of, t) }),
    ...(branches.length > 0 && { branches }),
  }
}

function armLabel(step: AutomationStep, arm: Arm, index: number, of: StepCounts | undefined, t: Say): string {
  const count = of?.arms[arm]
  const name = armName(step, arm, index, t)
  return count === undefined ? name : `${name} · ${t('count.guests', { count })}`
}

function armName(step: AutomationStep, arm: Arm, index: number, t: Say): string {
  if (step.type === 'split') return t('arm.share', { name: arm.toUpperCase(), percent: step.shares[index] ?? 0 })
  const way = arm === 'yes' ? 'yes' : 'no'
  return t(step.type === 'happen' ? `arm.happen-${way}` : `arm.${way}`)
}

function noteOf({ did, skipped, failed, waiting, messages }: StepCounts, t: Say): string {
  const parts = [
    ...(waiting > 0 ? [t('count.waiting', { count: waiting })] : []),
    t('count.did', { count: did }),
    ...(messages && messages.seen > 0 ? [t('count.seen', { count: messages.seen })] : []),
    ...(messages && messages.clicked > 0 ? [t('count.clicked', { count: messages.clicked })] : []),
    ...(skipped > 0 ? [t('count.skipped', { count: skipped })] : []),
    ...(failed > 0 ? [t('count.failed', { count: failed })] : []),
  ]
  return parts.join(' · ')
}

/** Which way of the tree a branch is. */
export function placeOfBranch(branch: string | undefined): { under: string; arm: Arm } {
  const [under = '', name = ''] = branch?.split(':') ?? []
  return { under, arm: ARMS.find((one) => one === name) ?? '' }
}
