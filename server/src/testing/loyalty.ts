// Guests and tasks that tests of loyalty start from.
import { tasks, type Task } from '@portico/contract/tasks.ts'
import { sql } from '../core/db/database.ts'
import { newId } from '../core/id.ts'
import type { RunningServer } from '../processes/all.ts'
import { cancelAttempt, openTask, type GuestAtTask } from '../tasks/attempts.ts'
import { beginWatching, proveTask, type Outcome } from '../tasks/prove.ts'
import { send, type Venue } from './given.ts'

let numbers = 0

/** A guest of a venue, who proved a phone number unless said otherwise. */
export async function givenPerson(
  { services }: RunningServer,
  { eid }: { eid: string },
  { isProved = true, name = 'Lan' } = {},
): Promise<string> {
  const at = services.clock.now()
  const id = newId(at)
  const phone = `+8490${String(++numbers).padStart(7, '0')}`
  await services.db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into guests (page_id, id, name, phone, phone_verified_at, first_seen_at, last_seen_at)
      values (${eid}, ${id}, ${name}, ${isProved ? phone : null}, ${isProved ? at : null}, ${at}, ${at})`)
    if (isProved)
      await tx.run(sql`
        insert into guest_identities (page_id, kind, value, guest_id, verified_at) values (${eid}, 'phone', ${phone}, ${id}, ${at})`)
  })
  return id
}

/** A task of a venue, on unless said otherwise. */
export async function givenTask(running: RunningServer, { eid, owner }: Venue, fields: object): Promise<Task> {
  // Made each time, for clocks that tests move.
  const token = await running.services.tokens.signPage({ userId: owner.id, family: owner.family, pageId: eid })
  const body = {
    type: 'answer_question' as const,
    question: 'Quán mở cửa từ năm nào?',
    reward: 10,
    isActive: true,
    ...fields,
  }
  return send(running, tasks.create, { body }, { token })
}

/** A guest at a task, as the phone's pages use it. */
export function atTask({ services }: RunningServer, of: Omit<GuestAtTask, 'at'>) {
  const now = () => ({ ...of, at: services.clock.now() })
  return {
    open: () => services.db.asSystem((tx) => openTask(tx, now())),
    prove: (answer = ''): Promise<Outcome> => services.db.asSystem((tx) => proveTask(tx, now(), answer)),
    watch: () => services.db.asSystem((tx) => beginWatching(tx, now())),
    cancel: () => services.db.asSystem((tx) => cancelAttempt(tx, now(), 'guest')),
  }
}
