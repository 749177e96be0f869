import { Button } from '@mantine/core'
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { campaigns } from '@portico/contract/campaigns.ts'
import { pageTemplates } from '@portico/contract/templates.ts'
import { useReply } from '../../core/keys.ts'
import { useLanguage } from '../../core/language.ts'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import { PortalThumb } from '../../ui/PortalThumb.tsx'
import { Preview } from '../Preview.tsx'
import { Estimate } from './Estimate.tsx'
import { problemsOf, STEPS, type ChangePlan, type Plan, type Step } from './plan.ts'
import { StepCheck } from './StepCheck.tsx'
import { StepMuch } from './StepMuch.tsx'
import { StepShow } from './StepShow.tsx'
import { StepWhen } from './StepWhen.tsx'
import { StepWhom } from './StepWhom.tsx'
import css from './plan.module.css'

type Props = {
  plan: Plan
  id: string | undefined
  change: ChangePlan
  step: Step
  onStep: (step: Step) => void
  mayEdit: boolean
  /** Saves it as running; absent where that may not be done, or is. */
  start: (() => Promise<void>) | undefined
  save: (() => Promise<void>) | undefined
  isSaving: boolean
}

/** The steps of a booking, with the preview and the estimate beside them. */
export function PlanSteps(props: Props) {
  const { plan, id, change, step, onStep, mayEdit } = props
  const t = useText('wifiCampaigns')
  const problems = problemsOf(plan)
  const own = step === 'check' ? [] : problems[step]
  return (
    <>
      <StepNav step={step} problems={problems} onStep={onStep} />
      <div className={css.plan}>
        <div className={css.form}>
          <fieldset className={css.bare} disabled={!mayEdit} hidden={step === 'check'}>
            {step === 'show' && <StepShow plan={plan} change={change} />}
            {step === 'when' && <StepWhen plan={plan} change={change} />}
            {step === 'whom' && <StepWhom plan={plan} change={change} />}
            {step === 'much' && <StepMuch plan={plan} change={change} />}
          </fieldset>
          {step === 'check' && <StepCheck {...props} problems={problems} />}
          {own.length > 0 && (
            <ul className={css.problems}>
              {own.map((problem) => (
                <li key={problem}>{t(`problem.${problem}`)}</li>
              ))}
            </ul>
          )}
          <Turns step={step} onStep={onStep} />
        </div>
        <aside className={css.beside}>
          <Estimate plan={plan} id={id} />
          <Look plan={plan} />
        </aside>
      </div>
    </>
  )
}

type NavProps = { step: Step; problems: ReturnType<typeof problemsOf>; onStep: (step: Step) => void }

function StepNav({ step, problems, onStep }: NavProps) {
  const t = useText('wifiCampaigns')
  return (
    <nav className={css.steps} aria-label={t('steps.label')}>
      {STEPS.map((one, index) => (
        <button
          key={one}
          type="button"
          aria-current={one === step ? 'step' : undefined}
          data-bad={(one !== 'check' && problems[one].length > 0) || undefined}
          onClick={() => onStep(one)}
        >
          <span className={css.number}>{index + 1}</span> <span className={css.stepName}>{t(`steps.${one}`)}</span>
        </button>
      ))}
    </nav>
  )
}

/** To the step before and the next. */
function Turns({ step, onStep }: Omit<NavProps, 'problems'>) {
  const t = useText('wifiCampaigns')
  const at = STEPS.indexOf(step)
  return (
    <div className={css.nextBar}>
      {at > 0 && (
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={17} aria-hidden />}
          onClick={() => onStep(STEPS[at - 1]!)}
        >
          {t('back')}
        </Button>
      )}
      {step !== 'check' && (
        <Button
          className={css.next}
          rightSection={<IconArrowRight size={17} aria-hidden />}
          onClick={() => onStep(STEPS[at + 1]!)}
        >
          {t('next')}
        </Button>
      )}
    </div>
  )
}

/** The first variant, as guests will see it. */
function Look({ plan: { type, variants, slots } }: { plan: Plan }) {
  const language = useLanguage((state) => state.language)
  const creativeId = variants.find((one) => one.creativeId !== null)?.creativeId ?? ''
  const templateId = variants.find((one) => one.templateId !== null)?.templateId ?? ''
  const isDesign = type === 'design'
  const creative = useReply(
    campaigns.read,
    { params: { id: creativeId } },
    { isEnabled: !isDesign && creativeId !== '' },
  )
  const mayRead = useAllows('template:read')
  const own = useReply(pageTemplates.list, {}, { isEnabled: isDesign && mayRead })
  const template = own.data?.rows.find(({ id }) => id === templateId)
  if (isDesign)
    return template ? (
      <PortalThumb
        className={css.look}
        name={template.name}
        previewUrl={template.previewUrl}
        language={language}
        isPublished={template.version > 0}
      />
    ) : null
  return creativeId && creative.data ? (
    <Preview design={creative.data.design} language={language} slots={slots} />
  ) : null
}
