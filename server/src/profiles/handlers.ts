import type { profiles } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import { newId } from '../core/id.ts'
import type { Handlers } from '../core/http/context.ts'
import { readThresholds, writeThresholds } from '../segments/index.ts'
import { listProfiles } from './listProfiles.ts'
import { mergeHandlers } from './merges.ts'
import { readTimeline } from './readTimeline.ts'
import { tagGuests } from './tags.ts'
import { rebuildProfiles } from './writeProfiles.ts'

export const profileHandlers: Handlers<typeof profiles> = {
  list: (context, { query }) => listProfiles(context, query),
  timeline: (context, { params, query }) => readTimeline(context, params.id, query.before),

  async tag(context, { body }) {
    const guests = await tagGuests(context, body)
    // The change is visible at once; the worker only repeats it.
    await rebuildProfiles(context.tx, context.page.id, [...new Set(body.guests)].toSorted())
    context.tx.notify(context.page.id, 'profiles')
    context.note({ id: context.page.id, guests })
    return { guests }
  },

  async addNote(context, { params, body }) {
    const { tx, page, user, clock } = context
    const id = newId(clock.now())
    const added = await tx.run(sql`
      insert into guest_notes (page_id, id, guest_id, body, written_by, at)
      select page_id, ${id}, id, ${body.text}, ${user.id}, ${clock.now()} from guests
      where page_id = ${page.id} and id = ${params.id} and erased_at is null`)
    if (added === 0) throw fail('guest/not-found')
    context.note({ guest: params.id })
    tx.notify(page.id, 'profiles')
    return { id }
  },

  async removeNote(context, { params }) {
    const { tx, page } = context
    const removed = await tx.run(sql`
      delete from guest_notes where page_id = ${page.id} and guest_id = ${params.id} and id = ${params.note}`)
    if (removed === 0) throw fail('request/not-found')
    context.note({ guest: params.id })
    tx.notify(page.id, 'profiles')
    return params
  },

  ...mergeHandlers,

  thresholds: ({ tx, page }) => readThresholds(tx, page.id),
  async setThresholds(context, { body }) {
    const { tx, page } = context
    context.note({ id: page.id })
    await writeThresholds(tx, page.id, body)
    tx.notify(page.id, 'profiles')
    return body
  },
}
