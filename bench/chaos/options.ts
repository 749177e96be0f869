// The options of a run; each part uses those that concern it.
export type Options = {
  /** Of processes. */
  kills: number
  /** Of PostgreSQL. */
  databaseKills: number
  /** Idempotency keys, each sent twenty times. */
  keys: number
  /** Text messages of the outbox's run. */
  messages: number
  /** Users and guests of the ledgers' runs. */
  people: number
  /** Of one step of the overload, and of each of its controls. */
  seconds: number
  /** Of a server behind a balancer, one after the other. */
  restarts: number
  /** Requests a second while servers restart; more than one server of the machine can answer are refused. */
  rate: number
  /** Moments that a database is restored to. */
  points: number
  /** The version that is replaced, as git names it; without one, that before the newest migration. */
  from: string
}
