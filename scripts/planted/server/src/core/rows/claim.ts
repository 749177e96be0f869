import { sql } from '../../../../../../server/src/core/db/database.ts'

// planted: lint/claim
export const CLAIM = sql`delete from outbox where id in (
  select id from outbox where tries < (select 3) order by next_at limit ${1} for update skip locked)`
