// The task that a Google account proves: signed by Google, and worth its points once in a venue.
import { fail } from '../core/fail.ts'
import { leaveLane } from '../core/http/gate.ts'
import { keepProofs, lockProofs, ownersOf, type Proof } from '../guests/index.ts'
import { goTo, type HomeGuest } from '../home/index.ts'
import { beginTrip, openProof, type Reply, type TripProof } from '../portal/index.ts'
import { lockAttempt, readAttempt, type GuestAtTask } from './attempts.ts'
import { payAttempt } from './prove.ts'
import { lastMoment, provingOf, readTask } from './rows.ts'

/** Leads to Google; back on the task's page the guest has a proof. */
export async function leaveForGoogle(guest: HomeGuest, { taskId }: GuestAtTask): Promise<Reply> {
  const { services, tx, request, reply, pageId, guestId, href } = guest
  const back = `${href}/tasks/${taskId}/google`
  const refuse = goTo(guest, `/tasks/${taskId}?said=refused`)
  const depart = await beginTrip(services, tx, { provider: 'google', pageId, back, holder: guestId })
  if (!depart) return refuse
  return async () => {
    leaveLane(request)
    const trip = await depart()
    if (!trip) return refuse()
    return reply.header('cache-control', 'no-store').header('set-cookie', trip.cookie).redirect(trip.url, 303)
  }
}

/** Takes what Google said of the guest. @throws task/not-found, task/over, task/full, task/wrong, task/done */
export async function takeGoogleProof({ services, tx, query }: HomeGuest, of: GuestAtTask): Promise<string> {
  const person = openProof(services, query['proof'] ?? '', of.guestId)
  if (!person) return 'refused'
  const task = await readTask(tx, of.pageId, of.taskId)
  const open = await readAttempt(tx, of)
  const attempt = open && (await lockAttempt(tx, of.pageId, open.id))
  if (!task || !attempt) throw fail('task/not-found')
  if (attempt.status !== 'New') return attempt.status === 'Completed' ? 'done' : 'task/over'
  const last = lastMoment(task)
  if (last && of.at.getTime() > last.getTime()) throw fail('task/over')
  if (provingOf(task).proof !== 'google') throw fail('task/wrong')
  await keepIdentity({ services, tx }, of, person)
  await payAttempt(tx, of, { task, attempt, isVerified: true })
  return 'done'
}

/** The account becomes the guest's own. @throws task/done when it is another guest's: it was counted there */
async function keepIdentity(
  { tx }: Pick<HomeGuest, 'services' | 'tx'>,
  { pageId, guestId, at }: GuestAtTask,
  { account, email }: TripProof,
): Promise<void> {
  const proofs: Proof[] = [
    { kind: 'google', value: account },
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
  ]
  await lockProofs(tx, pageId, proofs)
  const owners = await ownersOf(tx, pageId, proofs)
  if (owners.some((owner) => owner !== guestId)) throw fail('task/done')
  await keepProofs(tx, { pageId, guestId, proofs, now: at })
}
