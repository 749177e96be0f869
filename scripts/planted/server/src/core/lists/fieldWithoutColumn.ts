// planted: types/TS2345
import { onTable } from '../../../../../../server/src/core/http/onTable.ts'
import { coloured } from './group.ts'

export const handlers = onTable(coloured, 'access_rules', { notFound: 'access-rule/not-found' })
