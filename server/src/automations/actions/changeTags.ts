import type { AutomationContent, StepOf } from '@portico/contract/automations/content.ts'
import { setTag } from '../../profiles/index.ts'
import type { Batch } from '../engine/batch.ts'
import type { At, StepAction, Outcome } from './action.ts'

/** Gives a tag or takes it away, for all who stand there together. */
export const changeTags: StepAction<StepOf<'tag'>> = async (batch, those) => {
  const { tx, page, now } = batch
  const isThere = new Map<string, boolean>()
  for (const [key, group] of Map.groupBy(those, ({ step }) => `${step.tagId} ${step.gives}`)) {
    const { tagId, gives } = group[0]!.step
    const guestIds = group.flatMap(({ move }) => move.guestId ?? [])
    const isDone = tagId !== null && (await setTag(tx, { pageId: page.id, tagId, gives, guestIds, now }))
    isThere.set(key, isDone)
    if (isDone) await remember(batch, group)
  }
  return those.map(({ step }): Outcome =>
    isThere.get(`${step.tagId} ${step.gives}`) ? { result: 'did' } : { result: 'skipped', reason: 'tag-gone' },
  )
}

/** A condition right behind the step knows of it, although the profile is written later. */
async function remember(batch: Batch, group: readonly At<StepOf<'tag'>>[]): Promise<void> {
  if (!group.some(({ content }) => asksOfGuests(content))) return
  const facts = await batch.facts()
  for (const { move, step } of group) {
    const guest = facts.get(move.guestId ?? '')
    if (!guest || !step.tagId) continue
    const others = guest.tags.filter((id) => id !== step.tagId)
    guest.tags = step.gives ? [...others, step.tagId] : others
  }
}

function asksOfGuests({ exit, steps }: AutomationContent): boolean {
  return exit !== null || steps.some(({ type }) => type === 'branch')
}
