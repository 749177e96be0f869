import { useMemo, useRef, useState, type ReactNode } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import { automations, type Automation } from '@portico/contract/automations.ts'
import { checkAutomation, type AutomationProblem } from '@portico/contract/automations/check.ts'
import type { AutomationStep } from '@portico/contract/automations/content.ts'
import { IN, MOST_STEPS, type StepKind } from '@portico/contract/automations/kinds.ts'
import { useReply } from '../core/keys.ts'
import { useAllows } from '../core/rights.ts'
import { usePlace } from '../core/usePlace.ts'
import { useText } from '../core/useText.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { BranchTree } from '../ui/tree/BranchTree.tsx'
import type { TreePlace } from '../ui/tree/treeNode.ts'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { ViewTabs } from '../ui/ViewTabs.tsx'
import { AddStepDrawer } from './AddStepDrawer.tsx'
import { EditorActions } from './EditorActions.tsx'
import { LogTab } from './LogTab.tsx'
import { StateRow } from './StateRow.tsx'
import { StepPane } from './StepPane.tsx'
import { TriggerPane } from './TriggerPane.tsx'
import { useAutomationDraft, type AutomationDraft } from './draft.ts'
import { readPlace, VIEWS } from './place.ts'
import { useChoices } from './queries.ts'
import { changeStep, insertStep, moveStep, newStep, removeStep } from './steps.ts'
import { automationTree, placeOfBranch } from './tree.ts'
import css from './automations.module.css'

type Props = { automation: Automation; crumbs: ReactNode; onSaved: (automation: Automation) => void }

/** The canvas with its figures, and the fields of what is chosen on it. */
export function Editor({ automation, crumbs, onSaved }: Props) {
  const t = useText('automations')
  const isReadOnly = !useAllows('automation:write')
  const mayLog = useAllows('guest:read')
  const draft = useAutomationDraft(automation, onSaved)
  const problems = useProblems(automation.id, draft)
  const [place, go] = usePlace(readPlace)
  const { view = 'steps' } = place
  const [chosenId, setChosenId] = useState<string>(IN)
  const shared = { automation, draft, problems, onAutomation: onSaved }
  return (
    <Screen
      title={automation.name}
      crumbs={crumbs}
      action={<EditorActions {...shared} onProblem={() => setChosenId(problems[0]?.stepId ?? IN)} />}
    >
      <StateRow {...shared} isReadOnly={isReadOnly} />
      <ClashNotice draft={draft} />
      {mayLog && (
        <ViewTabs
          label={t('parts')}
          views={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
          value={view}
          onChange={(next) => go({ view: next })}
        />
      )}
      {view === 'log' && mayLog ? (
        <LogTab automation={automation} place={place} onPlace={go} />
      ) : (
        <Canvas {...shared} isReadOnly={isReadOnly} chosenId={chosenId} onChoose={setChosenId} />
      )}
    </Screen>
  )
}

/** Found while the owner works; the server checks again. */
function useProblems(id: string, draft: AutomationDraft): AutomationProblem[] {
  const choices = useChoices()
  return useMemo(() => {
    if (!choices) return []
    return checkAutomation(draft.content, { ...choices, others: choices.others.filter((other) => other.id !== id) })
  }, [choices, draft.content, id])
}

type CanvasProps = {
  automation: Automation
  draft: AutomationDraft
  problems: readonly AutomationProblem[]
  isReadOnly: boolean
  chosenId: string
  onChoose: (id: string) => void
}

function Canvas({ automation, draft, problems, isReadOnly, chosenId, onChoose }: CanvasProps) {
  const t = useText('automations')
  const pane = useRef<HTMLDivElement>(null)
  const isWide = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false })
  const [adding, setAdding] = useState<TreePlace | null>(null)
  const { steps } = draft.content
  const nodes = useNodes(automation, draft, problems)
  const change = (next: AutomationStep[], mark?: string) => draft.change((old) => ({ ...old, steps: next }), mark)
  const problemsOf = (stepId: string | null) => problems.filter((one) => one.stepId === stepId).map(({ code }) => code)

  function choose(id: string) {
    onChoose(id)
    if (!isWide) requestAnimationFrame(() => pane.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }))
  }
  function add(type: StepKind) {
    const { under, arm } = placeOfBranch(adding?.branch)
    const step = newStep(type, steps, { under, arm })
    const after = adding?.after === IN ? undefined : adding?.after
    change(insertStep(steps, step, { under, arm, after }))
    setAdding(null)
    choose(step.id)
  }
  const chosen = steps.find(({ id }) => id === chosenId)
  return (
    <div className={css.editor}>
      <div className={css.canvas}>
        <BranchTree
          label={t('view.steps')}
          nodes={nodes}
          chosenId={chosen ? chosenId : IN}
          onChoose={choose}
          addLabel={(before) => (before ? t('addAfter', { name: before }) : t('addFirst'))}
          onAdd={isReadOnly || steps.length >= MOST_STEPS ? undefined : setAdding}
        />
        {steps.length >= MOST_STEPS && <p className={css.note}>{t('full', { most: MOST_STEPS })}</p>}
      </div>
      <div ref={pane} className={css.pane}>
        {chosen ? (
          <StepPane
            key={chosen.id}
            step={chosen}
            steps={steps}
            problems={problemsOf(chosen.id)}
            isReadOnly={isReadOnly}
            onChange={(next, mark) => change(changeStep(steps, next), mark)}
            onMove={(by) => change(moveStep(steps, chosen.id, by))}
            onRemove={() => change(removeStep(steps, chosen.id))}
          />
        ) : (
          <TriggerPane draft={draft} problems={problemsOf(null)} isReadOnly={isReadOnly} />
        )}
      </div>
      <AddStepDrawer isOpen={adding !== null} onClose={() => setAdding(null)} onPick={add} />
    </div>
  )
}

function useNodes({ id, version }: Automation, draft: AutomationDraft, problems: readonly AutomationProblem[]) {
  const t = useText('automations')
  const choices = useChoices()
  const { data, refetch } = useReply(
    automations.funnel,
    { params: { id }, query: {} },
    { isEnabled: version > 0, hasLast: true },
  )
  useLiveReload(['automations'], () => refetch(), 3)
  return useMemo(
    () =>
      automationTree(draft.content, {
        choices,
        counts: data?.steps ?? [],
        isBad: (stepId) => problems.some((one) => one.stepId === stepId),
        t,
      }),
    [draft.content, choices, data, problems, t],
  )
}
