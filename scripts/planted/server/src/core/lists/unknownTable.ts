// planted: types/TS2345
import { onTable } from '../../../../../../server/src/core/http/onTable.ts'
import { plain } from './group.ts'

export const handlers = onTable(plain, 'access_rulez', { notFound: 'access-rule/not-found' })
