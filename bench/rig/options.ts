// What may be asked of a run; each part heeds what concerns it.
export type Options = {
  rounds: number
  /** Length of one contender's turn, where a turn is a time. */
  seconds: number
  /** Packets of one contender's turn of the RADIUS part. */
  requests: number
  /** Guests in the database of the RADIUS part; each signs in at most once. */
  guests: number
  /** Packets of the RADIUS part's long run, which then is all that is measured; 0 is none. */
  packets: number
  /** Events in the store of the reports part. */
  events: number
  /** A data folder of the reports part that is kept, and used again when it has a history already. */
  keep?: string
  /** Reports that are measured, without the raw events beside them; all, when nothing is said. */
  only?: string[]
}
