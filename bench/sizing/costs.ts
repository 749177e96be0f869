// What one visit, event and byte cost, as measured; and what is assumed because only an operator knows it.

export type Cost = { value: number; unit: string; from: string }

/** Each with the run that printed it. */
export const MEASURED = {
  visitsPerCore: {
    value: 232,
    unit: 'visits begun a second by one core',
    from: 'one PostgreSQL on two shared cores began 464 visits a second (docs/decisions/0020)',
  },
  visitBytes: {
    value: 6000,
    unit: 'bytes a visit with its session, events, guest, points, messages and their indexes',
    from: 'npm run seed: 52.0 MB of tables after 8,626 visits in 90 days',
  },
  eventMicros: {
    value: 326,
    unit: 'processor µs to count an event',
    from: 'npm run bench -- reports, 24 + 302 beside a run of a million (docs/reports.md)',
  },
  eventsPerVisit: {
    value: 8.9,
    unit: 'events a visit',
    from: 'npm run seed: 76,569 events, most of them adverts that were shown',
  },
} as const satisfies Record<string, Cost>

/** Changed by options of the same name. */
export const ASSUMED = {
  venues: { value: 100_000, unit: 'venues', from: '--venues' },
  visitsPerDay: { value: 100, unit: 'visits a day of a venue in the middle', from: '--visitsPerDay' },
  peakShare: { value: 0.12, unit: 'of a day’s visits in its busiest hour', from: '--peakShare' },
  load: { value: 0.5, unit: 'of a processor’s rate that is used at the peak', from: '--load' },
  cores: { value: 8, unit: 'cores of a database server', from: '--cores' },
  diskMegabytes: {
    value: 200,
    unit: 'MB a second that a disk writes while a copy is put back',
    from: '--diskMegabytes',
  },
  recoveryHours: { value: 2, unit: 'hours in which one server must be back from its backup', from: '--recoveryHours' },
  keptYears: { value: 2, unit: 'years that rows are kept', from: '--keptYears' },
} as const satisfies Record<string, Cost>

export type Assumptions = { [Name in keyof typeof ASSUMED]: number }
