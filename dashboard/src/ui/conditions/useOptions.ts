import { DAY_MS } from '@portico/contract/dates.ts'
import { useMemo } from 'react'
import { flows } from '@portico/contract/flows.ts'
import { gateways } from '@portico/contract/gateways.ts'
import { CONSENT_CHANNELS } from '@portico/contract/guests.ts'
import { PROFILE_TYPES } from '@portico/contract/profiles/facts.ts'
import { LIFECYCLES } from '@portico/contract/profiles/lifecycle.ts'
import { tags } from '@portico/contract/profiles/tags.ts'
import { SYSTEMS } from '@portico/contract/reports/query.ts'
import { CONTACTS, HOURS, LANGUAGE_CODES, WEEKDAYS } from '@portico/contract/segments/condition.ts'
import { LANGUAGE_NAMES } from '@portico/locales/languages.ts'
import { useReply } from '../../core/keys.ts'
import { useLanguage } from '../../core/language.ts'
import { usePage } from '../../core/page.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import type { ChoiceRule } from './attributes.ts'

export type Option = { value: string; label: string }
export type Options = {
  /** What can be chosen of each attribute, in words. */
  choices: Record<ChoiceRule['on'], readonly Option[]>
  /** The venue's questions, each with its answers where they are given. */
  questions: readonly (Option & { answers: readonly string[] })[]
}

const SYSTEM_NAMES: Record<string, string> = {
  ios: 'iOS',
  android: 'Android',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
}
const MOST_TAGS = 100
/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1, 12)

/** Everything a condition's controls offer. */
export function useOptions(): Options {
  const t = useText('segments')
  const p = useText('profiles')
  const { locale } = useFormat()
  const pageId = usePage((state) => state.pageId)
  const { data: tagList } = useReply(tags.list, { query: { limit: MOST_TAGS } })
  const { data: devices } = useReply(gateways.list, { query: { pages: pageId ?? '' } }, { isEnabled: pageId !== null })
  const questions = useQuestions()
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
    const choices: Options['choices'] = {
      lifecycle: LIFECYCLES.map((value) => ({ value, label: p(`lifecycle.${value}`) })),
      profileType: PROFILE_TYPES.map((value) => ({ value, label: p(`type.${value}`) })),
      language: LANGUAGE_CODES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
      system: SYSTEMS.filter((name) => name !== 'other').map((value) => ({
        value,
        label: SYSTEM_NAMES[value] ?? value,
      })),
      contact: CONTACTS.map((value) => ({ value, label: t(`contact.${value}`) })),
      weekday: WEEKDAYS.map((value) => ({ value, label: weekday.format(MONDAY + (Number(value) - 1) * DAY_MS) })),
      hour: HOURS.map((value) => ({ value, label: `${value.padStart(2, '0')}:00` })),
      consent: CONSENT_CHANNELS.map((value) => ({ value, label: p(`channel.${value}`) })),
      tag: (tagList?.rows ?? []).map(({ id, name }) => ({ value: id, label: name })),
      gateway: (devices?.rows ?? []).map(({ nas_id: value, name }) => ({ value, label: name })),
      campaignSeen: [],
      campaignClicked: [],
    }
    return { choices, questions }
  }, [t, p, locale, tagList, devices, questions])
}

/** Of all flows, the active one first; a question with an attribute of its own goes by that. */
function useQuestions(): Options['questions'] {
  const language = useLanguage((state) => state.language)
  const mayRead = useAllows('flow:read')
  const { data } = useReply(flows.list, {}, { isEnabled: mayRead })
  return useMemo(() => {
    const found = new Map<string, Options['questions'][number]>()
    for (const { steps } of data?.rows ?? [])
      for (const { questions } of steps)
        for (const { id, label, type, options } of questions)
          if (!found.has(id) && type !== 'phone' && type !== 'email')
            found.set(id, {
              value: id,
              label: label[language] || label.vi || id,
              answers: type === 'rating' ? ['1', '2', '3', '4', '5'] : options.map(({ value }) => value),
            })
    return [...found.values()]
  }, [data, language])
}
