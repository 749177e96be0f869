// Points and gifts, booked by the loyalty and gifts features under a key of the passage and the step.
import type { StepOf } from '@portico/contract/automations/content.ts'
import type { Reason } from '@portico/contract/automations/kinds.ts'
import { isHeldOut, isLoyaltyOn, rewardGuest } from '../../loyalty/index.ts'
import { presentGift } from '../../gifts/index.ts'
import type { StepAction, Outcome } from './action.ts'

export const givePoints: StepAction<StepOf<'points'>> = async ({ tx, page, now }, those) => {
  const isOn = await isLoyaltyOn(tx, page.id)
  const outcomes: Outcome[] = []
  for (const { move, step } of those) {
    const guestId = move.guestId ?? ''
    if (!isOn) outcomes.push({ result: 'skipped', reason: 'points-off' })
    else if (await isHeldOut(tx, page.id, guestId)) outcomes.push({ result: 'skipped', reason: 'held-out' })
    else {
      const reason = { kind: 'adjustment', id: move.automationId } as const
      const key = `automation:${move.id}:${step.id}`
      const amount = await rewardGuest(tx, { pageId: page.id, guestId, amount: step.amount, reason, key, at: now })
      outcomes.push({ result: 'did', detail: String(amount) })
    }
  }
  return outcomes
}

const GIFT_REASONS: Record<string, Reason> = {
  'gift/not-found': 'gift-gone',
  'gift/sold-out': 'gift-sold-out',
  'gift/limit': 'gift-limit',
}

export const giveGifts: StepAction<StepOf<'gift'>> = async ({ tx, page, now }, those) => {
  const outcomes: Outcome[] = []
  for (const { move, step } of those) {
    const wish = {
      pageId: page.id,
      guestId: move.guestId ?? '',
      giftId: step.giftId ?? '',
      key: `automation:${move.id}:${step.id}`,
    }
    const given = await presentGift(tx, { ...wish, at: now })
    outcomes.push(
      'code' in given
        ? { result: 'skipped', reason: GIFT_REASONS[given.code] ?? 'gift-gone', detail: given.code }
        : { result: 'did', detail: given.result.code },
    )
  }
  return outcomes
}
