import { Button } from '@mantine/core'
import { IconDeviceFloppy, IconRocket } from '@tabler/icons-react'
import { campaigns } from '@portico/contract/campaigns.ts'
import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { useWholeList } from '../../core/useWholeList.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useNow } from '../../ui/now.ts'
import { hasPlaceholder, missingLanguages } from '../design.ts'
import { useEstimate } from './Estimate.tsx'
import { isSavable, type Plan, type problemsOf, type Step } from './plan.ts'
import { useSummary } from './useSummary.ts'
import fields from '../../ui/editor/fields.module.css'
import css from './plan.module.css'

type Props = {
  plan: Plan
  id: string | undefined
  problems: ReturnType<typeof problemsOf>
  onStep: (step: Step) => void
  start: (() => Promise<void>) | undefined
  save: (() => Promise<void>) | undefined
  isSaving: boolean
}

/** Everything once more in words, what is still missing, and the way to begin. */
export function StepCheck({ plan, id, problems, onStep, start, save, isSaving }: Props) {
  const t = useText('wifiCampaigns')
  const summary = useSummary(plan)
  const open = (['show', 'when', 'whom', 'much'] as const).flatMap((step) =>
    problems[step].map((problem) => ({ step, problem })),
  )
  const isActive = plan.status === 'active'
  return (
    <div className={css.fields}>
      <dl className={css.summary}>
        {summary.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {open.map(({ step, problem }) => (
        <Notice key={problem} tone="bad">
          {t(`problem.${problem}`)}{' '}
          <button type="button" className={css.linkLike} onClick={() => onStep(step)}>
            {t('goTo', { step: t(`steps.${step}`) })}
          </button>
        </Notice>
      ))}
      <Warnings plan={plan} id={id} />
      <div className={css.finish}>
        {save && (
          <Button
            variant="default"
            leftSection={<IconDeviceFloppy size={17} aria-hidden />}
            loading={isSaving}
            disabled={!isSavable(plan)}
            onClick={() => void save()}
          >
            {t(isActive ? 'saveChanges' : 'saveDraft')}
          </Button>
        )}
        {start && (
          <Button
            leftSection={<IconRocket size={17} aria-hidden />}
            loading={isSaving}
            disabled={open.length > 0}
            onClick={() => void start()}
          >
            {t('start')}
          </Button>
        )}
      </div>
      {!start && !isActive && <p className={fields.help}>{t('startAsk')}</p>}
    </div>
  )
}

/** What does not keep it from beginning, but should be known. */
function Warnings({ plan, id }: { plan: Plan; id: string | undefined }) {
  const t = useText('wifiCampaigns')
  const c = useText('campaigns')
  const format = useFormat()
  const { data } = useEstimate(plan, id)
  const now = useNow(60)
  const ids = plan.type === 'design' ? [] : plan.variants.flatMap(({ creativeId }) => creativeId ?? [])
  const { rows } = useWholeList(campaigns, {}, { isEnabled: ids.length > 0 })
  const shown = rows.filter((one) => ids.includes(one.id))
  return (
    <>
      {shown
        .filter(({ design }) => hasPlaceholder(design))
        .map(({ id: key, name }) => (
          <Notice key={key}>
            {name}: {c('placeholderText')}
          </Notice>
        ))}
      {shown.flatMap(({ id: key, name, design }) => {
        const missing = missingLanguages(design).map((one) => LANGUAGE_NAMES[one])
        return missing.length > 0
          ? [<Notice key={key}>{`${name}: ${c('missing', { languages: missing.join(', ') })}`}</Notice>]
          : []
      })}
      {data?.perDay === 0 && <Notice>{t('estimate.nobody')}</Notice>}
      {plan.endTime && Date.parse(plan.endTime) < now && (
        <Notice>{t('endsInPast', { when: format.dateTime(plan.endTime) })}</Notice>
      )}
    </>
  )
}
