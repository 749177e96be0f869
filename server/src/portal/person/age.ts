// Who is below the age gate is never asked to agree to messages on their own.
import { ownValue } from '@portico/contract/names.ts'

const AGE = 16
/** Attributes in which flows keep a birthday, or only its year. */
const FIELDS = ['birthday', 'birth_year', 'year_of_birth', 'birthdate'] as const

/** Whether a guest's answers say that they are younger than 16. Of a year alone the end counts. */
export function isUnderAge(profile: Record<string, unknown>, now: Date): boolean {
  const told = FIELDS.map((field) => String(ownValue(profile, field) ?? '')).find((value) =>
    /^\d{4}(-\d\d-\d\d)?$/.test(value),
  )
  if (!told) return false
  const born = told.length === 4 ? `${told}-12-31` : told
  const turns = `${Number(born.slice(0, 4)) + AGE}${born.slice(4)}`
  return now.toISOString().slice(0, 10) < turns
}
