// A test run: the draft as one guest would go through it, with the clock moved on at every wait. Nothing is sent or changed.
import type { automations, TestLine } from '@portico/contract/automations.ts'
import type { AutomationContent, AutomationStep } from '@portico/contract/automations/content.ts'
import { IN, MOST_STEPS, OUT, type Arm } from '@portico/contract/automations/kinds.ts'
import { firstStep, stepAfter } from '@portico/contract/automations/order.ts'
import { DAY_MS } from '@portico/contract/dates.ts'
import { ownValue } from '@portico/contract/names.ts'
import { sql } from '../core/db/database.ts'
import { fail, Failure } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { isLoyaltyOn } from '../loyalty/index.ts'
import { foreseeMessage } from '../messages/index.ts'
import { openBatch, type Batch } from './engine/batch.ts'
import type { Passenger } from './engine/people.ts'
import { isAnybody } from './engine/plans.ts'
import { armFor } from './engine/walk.ts'
import { afterSpan, nextTime } from './engine/waits.ts'
import { readAutomation } from './rows.ts'
import { readSettings } from './settings.ts'

type Line = Omit<TestLine, 'at' | 'stepId'>
const DID: Line = { result: 'did', reason: '', detail: '', leavesAt: null }

/** @throws automation/not-found, guest/not-found */
export const tryOut: Handlers<typeof automations>['test'] = (context, { params, body }) =>
  context.db.asSystem(async (tx) => {
    const { page, clock } = context
    const content = await readAutomation({ ...context, tx }, params.id)
    const guest = await tx.first(sql`
      select 1 from guests where page_id = ${page.id} and id = ${body.guestId} and erased_at is null`)
    if (!guest) throw fail('guest/not-found')
    const at = body.at ? new Date(body.at) : clock.now()
    const run = new TestRun({ ...context, tx }, content, {
      id: params.id,
      guestId: body.guestId,
      happens: body.happens,
    })
    return { lines: await run.from(at) }
  })

type TestQuestion = { id: string; guestId: string; happens: Record<string, boolean> }

class TestRun {
  private readonly lines: TestLine[] = []
  private readonly sentAt: number[] = []
  private readonly context: PageContext
  private readonly content: AutomationContent
  private readonly asked: TestQuestion

  constructor(context: PageContext, content: AutomationContent, asked: TestQuestion) {
    this.context = context
    this.content = content
    this.asked = asked
  }

  async from(start: Date): Promise<TestLine[]> {
    const { steps, who, exit } = this.content
    let at = start
    if (!isAnybody(who) && !(await this.batch(at).isMeant(who, this.asked.guestId))) {
      this.add(IN, at, { ...DID, result: 'refused', reason: 'condition' })
      return this.lines
    }
    this.add(IN, at, { ...DID, result: 'entered' })
    let step = firstStep(steps)
    for (let count = 0; step && count <= MOST_STEPS; count += 1) {
      if (exit && !isAnybody(exit) && (await this.batch(at).isMeant(exit, this.asked.guestId))) {
        this.add(OUT, at, { ...DID, result: 'left', reason: 'exit' })
        return this.lines
      }
      const { until, arm, line } = await this.take(step, at)
      at = until
      this.add(step.id, at, line)
      step = stepAfter(steps, step, arm)
    }
    this.add(OUT, at, { ...DID, result: 'ended' })
    return this.lines
  }

  private add(stepId: string, at: Date, line: Line): void {
    this.lines.push({ stepId, at: at.toISOString(), ...line })
  }

  private batch(now: Date): Batch {
    const { tx, page } = this.context
    return openBatch(this.context, tx, page, { people: [this.passenger], now })
  }

  private get passenger(): Passenger {
    const none = { sinceAt: null, awaits: null, untilAt: null, heardAt: null, sendId: null, tries: 0, enteredAt: '' }
    const { id, guestId } = this.asked
    return { ...none, id: guestId, automationId: id, version: 0, guestId, occasion: '', stepId: IN, dueAt: '' }
  }

  /** What would come of a step, and when it would be over. */
  private async take(step: AutomationStep, at: Date): Promise<{ until: Date; arm?: Arm; line: Line }> {
    const chose = (arm: Arm, until = at) => ({ until, arm, line: { ...DID, result: 'chose' as const, detail: arm } })
    switch (step.type) {
      case 'wait':
        return { until: afterSpan(at, step), line: { ...DID, result: 'waited' } }
      case 'until':
        return { until: nextTime(at, step, this.context.page.timeZone), line: { ...DID, result: 'waited' } }
      case 'happen':
        return ownValue(this.asked.happens, step.id) ? chose('yes') : chose('no', afterSpan(at, step))
      case 'branch':
        return chose((await this.batch(at).isMeant(step.who, this.asked.guestId)) ? 'yes' : 'no')
      case 'split':
        return chose(armFor(step, this.passenger))
      case 'message':
        return { until: at, line: await this.foresee(step.ways, at) }
      case 'points': {
        const isOn = await isLoyaltyOn(this.context.tx, this.context.page.id)
        return {
          until: at,
          line: isOn ? { ...DID, detail: String(step.amount) } : { ...DID, result: 'skipped', reason: 'points-off' },
        }
      }
      default:
        return { until: at, line: DID }
    }
  }

  private async foresee(ways: readonly string[], at: Date): Promise<Line> {
    const { tx, page } = this.context
    const { mostADay, mostAWeek } = await readSettings(tx, page.id)
    const within = (days: number) => this.sentAt.filter((sent) => sent > at.getTime() - days * DAY_MS).length
    if (within(1) >= mostADay || within(7) >= mostAWeek) return { ...DID, result: 'skipped', reason: 'cap' }
    try {
      const seen = await foreseeMessage(this.context, tx, {
        pageId: page.id,
        ways,
        guestId: this.asked.guestId,
        now: at,
      })
      if (seen.reason) return { ...DID, result: 'skipped', reason: seen.reason }
      this.sentAt.push(at.getTime())
      return { ...DID, detail: seen.channel, leavesAt: seen.leavesAt > at ? seen.leavesAt.toISOString() : null }
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return { ...DID, result: 'failed', reason: 'no-message' }
    }
  }
}
