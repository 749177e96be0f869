import { sql } from '../core/db/database.ts'

/** How many messages `s` came to what, as an object. */
export const COUNTS = sql`jsonb_build_object(
  'total', count(*), 'waiting', count(*) filter (where s.state in ('waiting', 'sending')),
  'sent', count(*) filter (where s.state = 'sent'), 'unknown', count(*) filter (where s.state = 'unknown'),
  'failed', count(*) filter (where s.state = 'failed'), 'skipped', count(*) filter (where s.state in ('skipped', 'cancelled')),
  'heldOut', count(*) filter (where s.state = 'held-out'))`
