// The options of a run; each part uses those that concern it.
export type Options = {
  rounds: number
  /** Length of one contender's turn, where turns are timed. */
  seconds: number
  /** Packets of one contender's turn of the RADIUS part. */
  requests: number
  /** Guests in the database of the RADIUS part; each signs in at most once. */
  guests: number
  /** Packets of the RADIUS part's long run, which is then the only measurement; 0 for none. */
  packets: number
  /** Events in the store of the reports part. */
  events: number
  /** A data folder of the guests or reports part that is kept and reused. */
  keep?: string
  /** Reports to measure, without the raw events, or parts of the guests; all by default. */
  only?: string[]
}
