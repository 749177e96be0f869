// What triggers and steps do, in a sentence.
import type { AutomationChoices } from '@portico/contract/automations.ts'
import type { AutomationStep, Trigger, Who } from '@portico/contract/automations/content.ts'
import type { useText } from '../core/useText.ts'

export type Say = ReturnType<typeof useText<'automations'>>
type Choices = AutomationChoices | undefined
type NamedThing = { id: string; name: string }

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

/** 1 is Monday. */
function weekdayOf(day: number): (typeof WEEKDAYS)[number] {
  return WEEKDAYS[day - 1] ?? 'mon'
}

function nameOf(list: readonly NamedThing[] | undefined, id: string | null, t: Say): string {
  if (id === null) return t('none')
  return list?.find((one) => one.id === id)?.name ?? (list ? t('gone') : '…')
}

/** What brings a guest in. */
export function triggerWords(trigger: Trigger, choices: Choices, t: Say): string {
  switch (trigger.on) {
    case 'visit':
      return t('when.visit', { count: trigger.count })
    case 'inactive':
      return t('when.inactive', { count: trigger.days })
    case 'birthday':
      return t('when.birthday', { count: trigger.daysBefore })
    case 'form':
      return trigger.question ? t('when.formQuestion', { name: trigger.question }) : t('when.form')
    case 'score':
      return t('when.score', { count: trigger.most })
    case 'gift-ready':
      return trigger.giftId === null
        ? t('when.giftAny')
        : t('when.gift', { name: nameOf(choices?.gifts, trigger.giftId, t) })
    case 'keyword':
      return t('when.keyword', { words: trigger.words.join(', ') || t('none') })
    case 'tag':
      return t('when.tag', { name: nameOf(choices?.tags, trigger.tagId, t) })
    case 'campaign-seen':
      return t('when.campaign', { name: nameOf(choices?.campaigns, trigger.campaignId, t) })
    case 'code-expiring':
      return t(`when.${trigger.code}Code`, { count: trigger.days })
    case 'first-visit':
      return t('when.firstVisit')
    case 'followed':
      return t('when.followed')
  }
}

/** Which guests are meant, in short. */
export function whoWords({ segmentId, condition }: Who, choices: Choices, t: Say): string {
  const parts = [
    ...(segmentId === null ? [] : [nameOf(choices?.segments, segmentId, t)]),
    ...(condition && condition.parts.length > 0 ? [t('rules', { count: condition.parts.length })] : []),
  ]
  return parts.join(' + ') || t('everybody')
}

/** What a step does. */
export function stepWords(step: AutomationStep, choices: Choices, t: Say): string {
  switch (step.type) {
    case 'wait':
      return t(`span.${step.unit}`, { count: step.amount })
    case 'until':
      return step.weekdays.length > 0
        ? t('untilOn', { time: step.time, days: step.weekdays.map((day) => t(`weekday.${weekdayOf(day)}`)).join(', ') })
        : t('untilAt', { time: step.time })
    case 'message':
      return step.ways.map((id) => nameOf(choices?.templates, id, t)).join(' → ') || t('none')
    case 'tag':
      return t(step.gives ? 'tagGives' : 'tagTakes', { name: nameOf(choices?.tags, step.tagId, t) })
    case 'points':
      return t('pointsCount', { count: step.amount })
    case 'gift':
      return nameOf(choices?.gifts, step.giftId, t)
    case 'webhook':
      return nameOf(choices?.webhooks, step.webhookId, t)
    case 'lead':
      return step.note
    case 'notify':
      return step.text
    case 'branch':
      return whoWords(step.who, choices, t)
    case 'happen':
      return t('happenIn', { what: t(`happen.${step.what}`), span: t(`span.${step.unit}`, { count: step.amount }) })
    case 'split':
      return step.shares.map((share) => `${share} %`).join(' / ')
    case 'goto':
      return step.to
    case 'end':
      return ''
  }
}
