// planted: types/TS2345
import { onTable } from '../../../../../../server/src/core/http/onTable.ts'
import { filtered } from './group.ts'

export const handlers = onTable(filtered, 'access_rules', { notFound: 'access-rule/not-found' })
