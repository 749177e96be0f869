import type { Subscription } from '@portico/contract/access.ts'
import { sql } from './db/database.ts'

/** A page's subscription as the wire has it, of `subscriptions s` and `plans l`. */
export const SUBSCRIPTION_TEXT = `jsonb_build_object(
  'Plan', jsonb_build_object('name', coalesce(l.name, 'FREE'), 'other_metrics', l.other_metrics),
  'end_date', to_char(s.end_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'isLifetime', s.is_lifetime)`
/** The same as a part of a statement. */
export const SUBSCRIPTION = sql.raw<Subscription>(SUBSCRIPTION_TEXT)
