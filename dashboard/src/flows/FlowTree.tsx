import { useMemo, useState } from 'react'
import { MOST_STEPS, type FlowFacts, type FlowStep, type StepType } from '@portico/contract/flows.ts'
import { returningGuests } from '@portico/contract/flows/returningGuests.ts'
import { useReply } from '../core/keys.ts'
import { useText } from '../core/useText.ts'
import { BranchTree } from '../ui/tree/BranchTree.tsx'
import { AddStepDrawer } from './AddStepDrawer.tsx'
import { flowTree, type TreeWords } from './flowTree.ts'
import { StepIcon } from './kinds.tsx'
import { withWays } from './needs.ts'
import { newStep } from './steps.ts'

type Props = {
  steps: readonly FlowStep[]
  chosenId: string | undefined
  problemsOf: (stepId: string) => string[]
  nameOf: (step: FlowStep) => string
  facts: FlowFacts | undefined
  isReadOnly: boolean
  onChoose: (id: string) => void
  onInsert: (step: FlowStep, at: number) => void
}

/** The flow with every way that leaves its order: who is spared a step, who skips it, where a code goes next. */
export function FlowTree({ steps, chosenId, problemsOf, nameOf, facts, isReadOnly, onChoose, onInsert }: Props) {
  const t = useText('flows')
  const words = useTreeWords(nameOf)
  const { data } = useReply(returningGuests.read, {})
  const [addAt, setAddAt] = useState<number | null>(null)
  const mayAdd = !isReadOnly && steps.length < MOST_STEPS
  const nodes = flowTree(steps, data?.days ?? 0, words).map((node) => {
    const step = steps.find(({ id }) => id === node.id)
    return step ? { ...node, icon: <StepIcon type={step.type} />, isBad: problemsOf(step.id).length > 0 } : node
  })

  function add(type: StepType) {
    if (addAt !== null) onInsert(withWays(newStep(type, steps), facts), addAt)
    setAddAt(null)
  }

  return (
    <>
      <BranchTree
        label={t('tree.label')}
        nodes={nodes}
        chosenId={chosenId}
        onChoose={onChoose}
        addLabel={(before) => t('tree.addAfter', { name: before ?? '' })}
        onAdd={mayAdd ? ({ after }) => setAddAt(steps.findIndex(({ id }) => id === after) + 1) : undefined}
      />
      <AddStepDrawer isOpen={addAt !== null} facts={facts} onClose={() => setAddAt(null)} onPick={add} />
    </>
  )
}

function useTreeWords(nameOf: (step: FlowStep) => string): TreeWords {
  const t = useText('flows')
  return useMemo(
    () => ({
      start: t('tree.start'),
      online: t('tree.online'),
      leads: t('tree.leads'),
      nameOf: (step, number) => t('stepName', { number, name: nameOf(step) }),
      wayOf: (way) => t(`way.${way}`),
      returning: (days) => t('tree.returning', { days }),
      known: t('tree.known'),
      skip: t('tree.skip'),
      undelivered: (way) => t('tree.undelivered', { way }),
      pass: (minutes) => t('tree.pass', { minutes }),
      answered: t('tree.answered'),
      lowScore: (score) => t('tree.lowScore', { score }),
      more: t('tree.more'),
      moreTime: ({ minutes, times }) => t('tree.moreTime', { minutes, times }),
    }),
    [t, nameOf],
  )
}
