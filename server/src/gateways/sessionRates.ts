import { sql } from '../core/db/database.ts'

/** A rate is shown while the last report is this fresh. */
const FRESH_MINUTES = 4

/** Bits per second of a session `s` between its last two reports; null where they are too old to say. */
export function rateOf(bytes: 'up_bytes' | 'down_bytes', now: Date) {
  return sql<number | null>`
    case when s.before_at < s.updated_at and s.updated_at > ${now}::timestamptz - make_interval(mins => ${FRESH_MINUTES})
      then greatest(0, (s.${sql.ref(bytes)} - s.${sql.ref(`before_${bytes}`)}) * 8 / extract(epoch from s.updated_at - s.before_at))::bigint
    end`
}
