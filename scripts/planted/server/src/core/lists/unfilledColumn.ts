// planted: types/TS2322
import type { Handlers } from '../../../../../../server/src/core/http/context.ts'
import { onTable } from '../../../../../../server/src/core/http/onTable.ts'
import { plain } from './group.ts'

const baseHandlers = onTable(plain, 'access_rules', { notFound: 'access-rule/not-found' })
// `kind` has no default, and nothing says what it is in a new row.
export const handlers: Handlers<typeof plain> = { ...baseHandlers }
