import type { ErrorCode } from '@portico/contract/errors.ts'
import { ERRORS } from '@portico/contract/errors.ts'
import { keysOf } from '@portico/contract/records.ts'
import type { HomeNotice } from '@portico/portal/home/notice.ts'
import { textIn } from '@portico/portal/text.ts'
import type { CostUnit } from '@portico/contract/gifts/kinds.ts'
import type { Language } from '@portico/locales/languages.ts'
import { sql, type Tx } from '../core/db/database.ts'
import { Failure } from '../core/fail.ts'
import { errorSentence } from '../core/phrases.ts'

/** What a press came to: done, or the error; what failed half done is taken back. */
export async function tryPress<Result>(
  tx: Tx,
  work: () => Promise<Result>,
): Promise<{ result: Result } | { code: ErrorCode }> {
  tx.along(sql`savepoint pressed`)
  try {
    const result = await work()
    tx.along(sql`release savepoint pressed`)
    return { result }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    tx.along(sql`rollback to savepoint pressed`)
    tx.along(sql`release savepoint pressed`)
    return { code: error.code }
  }
}

/** The sentence of an error that an address carries. */
export function noticeOf(said: string | undefined, language: Language): HomeNotice | undefined {
  if (said === 'ordered') return { words: textIn(language)('gifts.ordered'), isGood: true }
  const code = keysOf(ERRORS).find((one) => one === said)
  return code && { words: errorSentence(code, language), isGood: false }
}

/** A price or a balance in words, such as `10 points`. */
export function inUnits(count: number, unit: CostUnit, language: Language): string {
  return textIn(language)(`gifts.unit.${unit}`, { count })
}
