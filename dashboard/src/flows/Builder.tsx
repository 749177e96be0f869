import { useCallback, useMemo, useRef, useState } from 'react'
import { useMediaQuery } from '@mantine/hooks'
import type { Flow, FlowStep } from '@portico/contract/flows.ts'
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
  const t = useText('flows')
  const sentence = useText('flowProblems')
  const isReadOnly = !useAllows('flow:write')
  const facts = useFacts()
  const draft = useFlowDraft(flow, onSaved)
  const { steps, templateId } = draft.content
  const change = (next: FlowStep[], mark?: string) => draft.change((old) => ({ ...old, steps: next }), mark)
  const [language, setLanguage] = useState<Language>(useLanguage((state) => state.language))
  const [chosenId, setChosenId] = useState(steps[0]?.id)
  const [said, setSaid] = useState('')
  const [isPreviewing, setPreviewing] = useState(false)
  const isWide = useMediaQuery('(min-width: 1000px)', true, { getInitialValueInEffect: false })
  const editor = useRef<HTMLDivElement>(null)
  const problems = useProblems(steps, facts)
  const chosen = steps.find(({ id }) => id === chosenId) ?? steps[0]

  const nameOf = useCallback(
    (step: FlowStep) => step.title[language] || step.title.vi || step.title.en || t(`type.${step.type}`),
    [language, t],
  )
  const problemsOf = useMemo(() => {
    const told = new Map<string | null, string[]>()
    for (const { stepId, code } of problems)
      told.set(stepId, [...new Set([...(told.get(stepId) ?? []), sentence(`problem.${code}`)])])
    return (id: string) => told.get(id) ?? []
  }, [problems, sentence])

  function choose(id: string) {
    setChosenId(id)
    if (!isWide) requestAnimationFrame(() => editor.current?.scrollIntoView({ block: 'start', behavior: 'smooth' }))
  }

  return (
    <Screen
      title={flow.name}
      crumbs={<BackToFlows />}
      action={
        <BuilderActions
          flow={flow}
          draft={draft}
          problems={problems.length}
          onFlow={onSaved}
          onPreview={isWide ? undefined : () => setPreviewing(true)}
          onProblem={() => {
            const first = problems.find(({ stepId }) => stepId)?.stepId
            if (first) choose(first)
          }}
        />
      }
    >
      <StateRow flow={flow} draft={draft} problems={problems.length} isReadOnly={isReadOnly} onFlow={onSaved} />
      <ClashNotice draft={draft} />
      <p className={css.unseen} role="status" aria-live="polite">
        {said}
      </p>
      <div className={css.builder}>
        <StepList
          look={<LookChoice templateId={templateId} draft={draft} isReadOnly={isReadOnly} />}
          steps={steps}
          chosenId={chosen?.id}
          problemsOf={problemsOf}
          nameOf={nameOf}
          facts={facts}
          isReadOnly={isReadOnly}
          onChoose={choose}
          onChange={change}
          onSay={setSaid}
        />
        <div ref={editor} className={css.middle}>
          {chosen && (
            <>
              <LanguagePicker language={language} onChange={setLanguage} />
              <StepEditor
                key={chosen.id}
                step={chosen}
                language={language}
                facts={facts}
                isReadOnly={isReadOnly}
                problems={problemsOf(chosen.id)}
                onSay={setSaid}
                onChange={(part, mark) =>
                  change(
                    steps.map((step) => (step.id === chosen.id ? { ...step, ...part } : step)),
                    mark,
                  )
                }
              />
            </>
          )}
        </div>
        {isWide && chosen && (
          <section className={css.preview} aria-label={t('preview.title')}>
            <Preview steps={steps} chosenId={chosen.id} language={language} templateId={templateId} />
          </section>
        )}
      </div>
      {!isWide && (
        <SideDrawer opened={isPreviewing} onClose={() => setPreviewing(false)} title={t('preview.title')}>
          <div className={css.drawer}>
            <Preview steps={steps} chosenId={chosen?.id} language={language} templateId={templateId} />
          </div>
        </SideDrawer>
      )}
    </Screen>
  )
}
