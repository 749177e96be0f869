// planted: types/TS2345
import { onTable } from '../../../../../../server/src/core/http/onTable.ts'
import { counted } from './group.ts'

export const handlers = onTable(counted, 'access_rules', { notFound: 'access-rule/not-found' })
