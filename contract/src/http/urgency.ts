/**
 * How urgent a call is while more is asked than can be answered: somebody stands at the counter, works at a desk, or
 * waits for a report. Guests are served by an origin of their own, before all of these.
 */
export const URGENCIES = ['guest', 'counter', 'desk', 'report', 'password'] as const
export type Urgency = (typeof URGENCIES)[number]
