// planted: types/TS2559
import { onTable } from '../../../../../../server/src/core/http/onTable.ts'
import { coloured } from './group.ts'

export const handlers = onTable(coloured, 'access_rules', {
  notFound: 'access-rule/not-found',
  columns: { colour: (colour) => ({ coulour: colour }) },
})
