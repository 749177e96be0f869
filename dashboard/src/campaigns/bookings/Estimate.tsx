import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { wifiCampaigns } from '@portico/contract/campaigns.ts'
import { useReply } from '../../core/keys.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { Card } from '../../ui/Screen.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { bodyOf, problemsOf, type Plan } from './plan.ts'
import fields from '../../ui/editor/fields.module.css'
import css from './plan.module.css'

const WAIT_MS = 400

/** Whom a booking would reach, and what it meets there, before anything is saved. */
export function useEstimate(plan: Plan, id: string | undefined) {
  const { type, priority, startTime, endTime, targetedDevices, slots, goal, cap, restHours, audience, holdOut } =
    bodyOf(plan)
  const asked = { type, priority, startTime, endTime, targetedDevices, slots, goal, cap, restHours, audience, holdOut }
  const [text] = useDebouncedValue(JSON.stringify({ ...asked, ...(id ? { id } : {}) }), WAIT_MS)
  return useReply(
    wifiCampaigns.estimate,
    { body: JSON.parse(text) },
    { isEnabled: problemsOf(plan).when.length === 0, hasLast: true, staleTime: 30_000, retry: false },
  )
}

export function Estimate({ plan, id }: { plan: Plan; id: string | undefined }) {
  const t = useText('wifiCampaigns')
  const format = useFormat()
  const { data, isFetching, error } = useEstimate(plan, id)
  if (error && !data) return null
  return (
    <Card title={t('estimate.title')}>
      <div className={css.estimate} aria-live="polite" data-busy={isFetching || undefined}>
        {data && (
          <>
            <dl className={css.facts}>
              <Fact
                label={t('estimate.perDay')}
                value={format.decimal(data.perDay)}
                note={t('estimate.share', { share: format.percent(data.share) })}
              />
              <Fact label={t('estimate.guests')} value={format.number(data.guests)} />
              {plan.type !== 'design' && (
                <Fact
                  label={t('estimate.impressions')}
                  value={data.impressions === null ? '∞' : format.number(data.impressions)}
                  note={data.impressions === null ? t('estimate.noEnd') : undefined}
                />
              )}
            </dl>
            {data.isGoalTooHigh && <Notice>{t('estimate.tooHigh')}</Notice>}
            {data.overlaps.length > 0 && (
              <details className={css.overlaps}>
                <summary>{t('estimate.overlaps', { count: data.overlaps.length })}</summary>
                <ul>
                  {data.overlaps.map((one) => (
                    <li key={one.id}>
                      <Link to="/dashboard/wifi-campaign/$campaignId" params={{ campaignId: one.id }}>
                        {one.name}
                      </Link>{' '}
                      <small>{t(`type.${one.type}.name`)}</small>
                    </li>
                  ))}
                </ul>
              </details>
            )}
            <p className={fields.help}>{t('estimate.basis')}</p>
          </>
        )}
      </div>
    </Card>
  )
}

function Fact({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {value} {note && <small>{note}</small>}
      </dd>
    </div>
  )
}
