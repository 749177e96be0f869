import { sql } from '../../../../../../server/src/core/db/database.ts'

// planted: lint/column
export const COUNT = sql`select count(*) as guest_count from guests where page_id = ${''}`
