// The café's team: one person in each role, all with the owner's password, and somebody who has not answered yet.
import { query, type Tx } from '@portico/server/core/db/database.ts'
import { hashToken, randomToken } from '@portico/server/core/secrets.ts'
import { idAt, makeRandom } from './random.ts'

const DAY_MS = 86_400_000
const SEED = 20_043

const TEAM = [
  { role: 'manager', name: 'Lê Quốc Khang', daysAgo: 84 },
  { role: 'editor', name: 'Phạm Bảo Vy', daysAgo: 70 },
  { role: 'staff', name: 'Nguyễn Thị Mai', daysAgo: 52 },
  { role: 'analyst', name: 'Võ Hoàng Long', daysAgo: 30 },
] as const

/** @returns the id of the clerk at the counter */
export async function writeTeam(
  tx: Tx,
  { pageId, ownerId, passwordHash, now }: { pageId: string; ownerId: string; passwordHash: string; now: Date },
): Promise<string> {
  const random = makeRandom(SEED)
  const people = TEAM.map(({ role, name, daysAgo }) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    return { id: idAt(random, at.getTime()), role, name, at }
  })
  const users = people.map(({ id, role, name, at }) => ({
    id,
    username: role,
    display_name: name,
    email: `${role}@portico.test`,
    password_hash: passwordHash,
    group_id: 1,
    created_at: at,
  }))
  await tx.run(
    query
      .insertInto('users')
      .values(users)
      .onConflict((conflict) => conflict.doNothing()),
  )
  const members = people.map(({ id, role, at }) => ({ page_id: pageId, user_id: id, role, created_at: at }))
  await tx.run(query.insertInto('members').values(members))
  await tx.run(
    query.insertInto('invitations').values({
      page_id: pageId,
      id: idAt(random, now.getTime()),
      address: 'thu.ngan@hiennha.example',
      role: 'staff',
      code_hash: hashToken(randomToken(24)),
      invited_by: ownerId,
      created_at: new Date(now.getTime() - DAY_MS),
      expires_at: new Date(now.getTime() + 6 * DAY_MS),
    }),
  )
  return people.find(({ role }) => role === 'staff')!.id
}
