import { sql } from '../core/db/database.ts'
import { givenUser, type Person } from './given.ts'
import type { RunningServer } from '../processes/all.ts'

/** A platform administrator with two-step sign-in on. */
export async function givenAdmin(running: RunningServer): Promise<Person> {
  const admin = await givenUser(running, { groupId: 999 })
  await running.services.db.asSystem((tx) =>
    tx.run(sql`insert into user_totp (user_id, secret, confirmed_at) values (${admin.id}, '\\x00', now())`),
  )
  return admin
}
