// What may be asked of a run; each part heeds what concerns it.
export type Options = {
  rounds: number
  /** Length of one contender's turn, where a turn is a time. */
  seconds: number
  /** Packets of one contender's turn of the RADIUS part. */
  requests: number
  /** Guests in the database of the RADIUS part; each signs in at most once. */
  guests: number
  /** Events in the store of the reports part. */
  events: number
}
