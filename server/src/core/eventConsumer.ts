// The interface of consumers of domain events.
import type { DomainEventData, DomainEventKind } from '@portico/contract/domainEvents.ts'
import type { Tx } from './db/database.ts'

type Of<K extends DomainEventKind> = { pageId: string; kind: K; data: DomainEventData<K>; at: Date }
/** An event before it has an id; a union, so that its kind determines its data. */
export type NewDomainEvent = { [K in DomainEventKind]: Of<K> }[DomainEventKind]
/** What a consumer is given; the id stays the same however often it is tried. */
export type DomainEvent = NewDomainEvent & { id: string }

export type EventConsumer = {
  /** Selects the events it wants, once for a whole batch, since most events have no consumer. Absent: all of them. */
  choose?(tx: Tx, events: readonly DomainEvent[]): Promise<readonly DomainEvent[]>
  /** Does its part in the transaction that marks the event done: both or neither. A throw is tried again later. */
  take(tx: Tx, event: DomainEvent): Promise<void>
}
