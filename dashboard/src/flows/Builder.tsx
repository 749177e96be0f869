import { useCallback, useMemo, useRef, useState, type ComponentProps } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import type { Flow, FlowFacts, FlowProblem, FlowStep } from '@portico/contract/flows.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useLanguage } from '../core/language.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { BackToFlows } from './BackToFlows.tsx'
import { BuilderActions } from './BuilderActions.tsx'
import { LanguagePicker } from './LanguagePicker.tsx'
import { LookChoice } from './LookChoice.tsx'
import { Preview } from './Preview.tsx'
import { StateRow } from './StateRow.tsx'
import { StepEditor } from './StepEditor.tsx'
import { StepList } from './StepList.tsx'
import { useFlowDraft } from './flowDraft.ts'
import { useFacts } from './queries.ts'
import { useProblems } from './useProblems.ts'
import css from './flow.module.css'

type Props = { flow: Flow; onSaved: (flow: Flow) => void }

/** The steps, the chosen one's fields, and a phone that shows it. */
export function Builder({ flow, onSaved }: Props) {
  const isReadOnly = !useAllows('flow:write')
  const facts = useFacts()
  const draft = useFlowDraft(flow, onSaved)
  const { steps, templateId } = draft.content
  const change = (next: FlowStep[], mark?: string) => draft.change((old) => ({ ...old, steps: next }), mark)
  const [language, setLanguage] = useState<Language>(useLanguage((state) => state.language))
  const [announcement, announce] = useState('')
  const [isPreviewing, setPreviewing] = useState(false)
  const isWide = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false })
  const { chosen, chosenId, choose, editor } = useChosenStep(steps, isWide)
  const { problems, problemsOf } = useProblemTexts(steps, facts)
  const nameOf = useStepName(language)
  const shared = { facts, isReadOnly, onSay: announce }

  return (
    <Screen
      title={flow.name}
      crumbs={<BackToFlows />}
      action={
        <BuilderActions
          {...{ flow, draft }}
          problems={problems.length}
          onFlow={onSaved}
          onPreview={isWide ? undefined : () => setPreviewing(true)}
          onProblem={() => choose(firstWrong(problems))}
        />
      }
    >
      <StateRow flow={flow} draft={draft} problems={problems.length} isReadOnly={isReadOnly} onFlow={onSaved} />
      <ClashNotice draft={draft} />
      <Announcement text={announcement} />
      <div className={css.builder}>
        <StepList
          look={<LookChoice templateId={templateId} draft={draft} isReadOnly={isReadOnly} />}
          {...shared}
          {...{ steps, chosenId, problemsOf, nameOf }}
          onChoose={choose}
          onChange={change}
        />
        <div ref={editor} className={css.middle}>
          {chosen && (
            <StepPane
              {...shared}
              step={chosen}
              language={language}
              problems={problemsOf(chosen.id)}
              onLanguage={setLanguage}
              onChange={(part, mark) => change(withPart(steps, chosen.id, part), mark)}
            />
          )}
        </div>
        <BuilderPreview
          {...{ steps, chosenId, language, templateId, isWide }}
          isOpen={isPreviewing}
          onClose={() => setPreviewing(false)}
        />
      </div>
    </Screen>
  )
}

/** The step that is being edited; a press on another scrolls to its fields where these stand below the list. */
function useChosenStep(steps: FlowStep[], isWide: boolean) {
  const [chosenId, setChosenId] = useState(steps[0]?.id)
  const editor = useRef<HTMLDivElement>(null)

  function choose(id: string | null | undefined) {
    if (!id) return
    setChosenId(id)
    if (!isWide) requestAnimationFrame(() => editor.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }))
  }
  const chosen = steps.find(({ id }) => id === chosenId) ?? steps[0]
  return { chosen, chosenId: chosen?.id, choose, editor }
}

/** What keeps the flow from being published, and the sentences about it for each step. */
function useProblemTexts(steps: FlowStep[], facts: FlowFacts | undefined) {
  const sentence = useText('flowProblems')
  const problems = useProblems(steps, facts)
  const problemsOf = useMemo(() => {
    const ofStep = (id: string) => problems.filter(({ stepId }) => stepId === id)
    return (id: string) => [...new Set(ofStep(id).map(({ code }) => sentence(`problem.${code}`)))]
  }, [problems, sentence])
  return { problems, problemsOf }
}

function withPart(steps: FlowStep[], stepId: string, part: Partial<FlowStep>): FlowStep[] {
  return steps.map((step) => (step.id === stepId ? { ...step, ...part } : step))
}

type PreviewProps = ComponentProps<typeof Preview> & { isWide: boolean; isOpen: boolean; onClose: () => void }

/** The phone beside the fields, or in a drawer where there is no room. */
function BuilderPreview({ isWide, isOpen, onClose, ...preview }: PreviewProps) {
  const t = useText('flows')
  if (!isWide) {
    return (
      <SideDrawer opened={isOpen} onClose={onClose} title={t('preview.title')}>
        <div className={css.drawer}>
          <Preview {...preview} />
        </div>
      </SideDrawer>
    )
  }
  if (!preview.chosenId) return null
  return (
    <section className={css.preview} aria-label={t('preview.title')}>
      <Preview {...preview} />
    </section>
  )
}

function useStepName(language: Language) {
  const t = useText('flows')
  return useCallback(
    (step: FlowStep) => step.title[language] || step.title.vi || step.title.en || t(`type.${step.type}`),
    [language, t],
  )
}

type PaneProps = ComponentProps<typeof StepEditor> & { onLanguage: (language: Language) => void }

/** The fields of the chosen step, below the choice of their language. */
function StepPane({ onLanguage, ...editor }: PaneProps) {
  return (
    <>
      <LanguagePicker language={editor.language} onChange={onLanguage} />
      <StepEditor key={editor.step.id} {...editor} />
    </>
  )
}

/** Reads a change to those who cannot see the list. */
function Announcement({ text }: { text: string }) {
  return (
    <p className={css.unseen} role="status" aria-live="polite">
      {text}
    </p>
  )
}

function firstWrong(problems: FlowProblem[]) {
  return problems.find(({ stepId }) => stepId)?.stepId
}
