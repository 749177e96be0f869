// What a condition's parts say, for editors too: no schema is needed to ask it.
import { isBounded } from './bounds.ts'
import type { Condition, Rule } from './condition.ts'

/** The rules of a condition, however deep. */
export function rulesOf(condition: Condition): Rule[] {
  return 'join' in condition ? condition.parts.flatMap(rulesOf) : [condition]
}

/** Whether a rule says something; one that is half typed does not. */
export function isComplete(rule: Rule): boolean {
  if (rule.on === 'answer') return rule.key !== ''
  if ('within' in rule) return true
  return 'values' in rule ? rule.values.length > 0 : isBounded(rule)
}
