import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { addDays } from '../../ui/dates/calendar.ts'
import type { Plan } from './plan.ts'

/** A Sunday: the weekday after it is the first. */
const SUNDAY = '2023-12-31'

/** The plan in words, line by line. */
export function useSummary(plan: Plan): { label: string; value: string }[] {
  const t = useText('wifiCampaigns')
  const c = useText('campaigns')
  const format = useFormat()
  const { type, startTime, endTime, slots, audience, goal, cap, restHours, holdOut, targetedDevices, sponsor } = plan
  const { guests, languages, weekdays, hours, systems, segmentId } = audience
  const whom = [
    t(`guests.${guests}`),
    ...(segmentId ? [t('summary.segment')] : []),
    ...languages.map((one) => LANGUAGE_NAMES[one]),
    ...systems,
    ...weekdays.map((weekday) => format.day(addDays(SUNDAY, weekday), { weekday: 'short' })),
    ...(hours.length > 0 ? [t('summary.hours', { hours: hours.map((hour) => `${hour}h`).join(', ') })] : []),
  ]
  const often = [
    ...(goal && type === 'contract'
      ? [t(`goal.short.${goal.metric}`, { amount: format.number(goal.amount) }), t(`goal.${goal.per}`)]
      : []),
    ...(cap ? [t('summary.cap', { amount: cap.amount })] : []),
    ...(restHours > 0 ? [t('rest.hours', { hours: restHours })] : []),
    ...(holdOut > 0 ? [t('holdOut.said', { percent: holdOut })] : []),
  ]
  const dates = endTime
    ? t('dates.fromTo', { from: format.dateTime(startTime), to: format.dateTime(endTime) })
    : t('dates.open', { from: format.dateTime(startTime) })
  return [
    { label: t('type.label'), value: t(`type.${type}.name`) },
    { label: t('column.dates'), value: dates },
    ...(type === 'design'
      ? []
      : [{ label: t('slots.label'), value: slots.map((slot) => c(`slots.${slot}`)).join(', ') || '–' }]),
    { label: t('devices'), value: targetedDevices.length > 0 ? targetedDevices.join(', ') : t('devicesAll') },
    { label: t('steps.whom'), value: whom.join(' · ') },
    { label: t('steps.much'), value: often.join(' · ') || t('summary.free') },
    ...(sponsor?.name ? [{ label: t('sponsor.label'), value: sponsor.name }] : []),
  ]
}
