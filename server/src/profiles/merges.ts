// Two guests become one, and two again.
import type { profiles } from '@portico/contract/profiles.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers } from '../core/http/context.ts'
import { peopleById } from '../core/people.ts'
import { areTwoPeople, findMerge, mergeGuests, previewUnmerge, readMerges, unmergeGuests } from '../guests/index.ts'
import { readProfile } from './listProfiles.ts'
import { rebuildProfiles } from './writeProfiles.ts'

type Calls = 'mergePreview' | 'merge' | 'merges' | 'unmergePreview' | 'unmerge'

export const mergeHandlers: Pick<Handlers<typeof profiles>, Calls> = {
  async mergePreview(context, { params, query }) {
    const { tx, page } = context
    return {
      into: await readProfile(tx, context, params.id),
      from: await readProfile(tx, context, query.from),
      isContested: await areTwoPeople(tx, page.id, params.id, query.from),
    }
  },

  merge: (context, { params: { id }, body: { from } }) =>
    context.db.asSystem(async (tx) => {
      if (from === id) throw fail('request/invalid', { from: 'field/invalid' })
      const known = await tx.rows(sql`
        select 1 from guests where page_id = ${context.page.id} and id = any(${[id, from].toSorted()}::uuid[]) and erased_at is null
        order by id for update`)
      // Of two who merge the same pair at once, the second finds one guest.
      if (known.length < 2) throw fail('guest/not-found')
      await mergeGuests(context, tx, { pageId: context.page.id, from, into: id, why: 'by hand', by: context.user.id })
      await rebuildProfiles(tx, context.page.id, [id])
      tx.notify(context.page.id, 'profiles')
      context.note({ guest: id })
      return { id }
    }),

  async merges({ tx, page, db, clock }, { params }) {
    const merges = await readMerges(tx, { pageId: page.id, guestId: params.id, now: clock.now() })
    const people = await peopleById(
      db,
      merges.flatMap(({ byId }) => byId ?? []),
    )
    const rows = merges.map(({ id, at, until, byId, before: { from } }) => {
      const { name, phone, email } = from
      return { id, at, until, name, phone, email, by: (byId && people.get(byId)?.displayName) ?? null }
    })
    return { rows }
  },

  unmergePreview: (context, { params: { id, merge: mergeId } }) =>
    context.db.asSystem(async (tx) => {
      const pageId = context.page.id
      return previewUnmerge(context, tx, pageId, await findMerge(context, tx, { pageId, guestId: id, mergeId }))
    }),

  unmerge: (context, { params: { id, merge: mergeId } }) =>
    context.db.asSystem(async (tx) => {
      const pageId = context.page.id
      const back = await unmergeGuests(context, tx, { pageId, guestId: id, mergeId })
      await rebuildProfiles(tx, pageId, [id, back].toSorted())
      tx.notify(pageId, 'profiles')
      context.note({ guest: id })
      return { id: back }
    }),
}
