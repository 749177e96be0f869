// Who is told what happened.
import type { HappeningData, HappeningKind } from '@portico/contract/happenings.ts'
import type { Tx } from './db/database.ts'

type Of<K extends HappeningKind> = { pageId: string; kind: K; data: HappeningData<K>; at: Date }
/** Something that happened; a union, so that its kind tells its data. */
export type Announcement = { [K in HappeningKind]: Of<K> }[HappeningKind]
/** What a consumer is given; the id stays the same however often it is tried. */
export type Happening = Announcement & { id: string }

export type Consumer = {
  /** Which of many it has something to do for, asked once for all: most of what happens nobody waits for. Absent: each. */
  choose?(tx: Tx, happenings: readonly Happening[]): Promise<readonly Happening[]>
  /** Does its part in the transaction that marks the happening done: both or neither. A throw is tried again later. */
  take(tx: Tx, happening: Happening): Promise<void>
}
