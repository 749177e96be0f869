import type { Condition, Rule } from '@portico/contract/segments/condition.ts'
import type { useText } from '../../core/useText.ts'
import { isBounds } from './attributes.ts'
import type { Option, Options } from './useOptions.ts'

type Text = ReturnType<typeof useText<'segments'>>

/** A condition as a sentence. */
export function describeCondition(condition: Condition, t: Text, options: Options): string {
  if (!('join' in condition))
    return t('words.rule', { name: t(`on.${condition.on}`), what: describeRule(condition, t, options) })
  if (condition.parts.length === 0) return t('everybody')
  const parts = condition.parts.map((part) => {
    const text = describeCondition(part, t, options)
    return 'join' in part && part.parts.length > 1 ? `(${text})` : text
  })
  const joined = parts.join(condition.join === 'all' ? t('words.all') : t('words.any'))
  return condition.join === 'none' ? t('words.not', { what: joined }) : joined
}

function describeRule(rule: Rule, t: Text, { choices, questions }: Options): string {
  if (rule.on === 'birthday') return t('words.within', { days: String(rule.within) })
  if (isBounds(rule)) {
    const { least, most } = rule
    const range =
      least !== undefined && most !== undefined
        ? t('words.between', { least: String(least), most: String(most) })
        : least === undefined
          ? t('words.most', { most: String(most ?? 0) })
          : t('words.least', { least: String(least) })
    return rule.on === 'visits' && rule.days !== undefined
      ? `${range} ${t('words.days', { days: String(rule.days) })}`
      : range
  }
  if (rule.on === 'answer') {
    const question = nameOf(questions, rule.key)
    const values = rule.values.length > 0 ? rule.values.join(', ') : t('words.answered')
    const what = rule.is === 'any' ? values : t('words.not', { what: values })
    return `${question} – ${what}`
  }
  const values = rule.values.map((value) => nameOf(choices[rule.on], value))
  const text = values.join(rule.is === 'all' ? t('words.all') : t('words.any'))
  return rule.is === 'none' ? t('words.not', { what: text }) : text
}

function nameOf(options: readonly Option[], value: string): string {
  return options.find((one) => one.value === value)?.label ?? '?'
}
