import type { DomainEventData } from '@portico/contract/domainEvents.ts'
import { publishEvent } from '../core/domainEvents.ts'
import type { PageContext } from '../core/http/context.ts'

type Change = DomainEventData<'menu.changed'>['change']

/** Says that an item changed. */
export function tellItem(context: PageContext, change: Change, item: { eid: string; name: string }): Promise<void> {
  return publishChange(context, { change, itemId: item.eid, name: item.name, count: 1 })
}

/** Says that a file of items came in. */
export function tellImport(context: PageContext, count: number): Promise<void> {
  return publishChange(context, { change: 'imported', name: '', count })
}

function publishChange({ tx, page, clock }: PageContext, data: DomainEventData<'menu.changed'>): Promise<void> {
  return publishEvent(tx, { pageId: page.id, kind: 'menu.changed', data, at: clock.now() })
}
