import { sql } from '../../../../../../server/src/core/db/database.ts'

// planted: lint/column
export const COUNT = sql`select count(*) as "guestCount" from guests where page_id = ${''}`
