// Four automations of the café with a month behind them: three that run, one that is still a draft.
import { AutomationContent, type AutomationStep } from '@portico/contract/automations/content.ts'
import type { Recipe } from '@portico/contract/automations/recipes.ts'
import { MessageContent } from '@portico/contract/messages/content.ts'
import { channelOf } from '@portico/contract/messages/kinds.ts'
import { automationRecipes } from '@portico/locales/vi/automationRecipes.ts'
import { contentOf } from '@portico/server/automations/recipes.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { idAt, makeRandom, type Random } from './random.ts'
import { PAGE_ID } from './venue.ts'

const SEED = 20_110
const DAY_MS = 86_400_000
const HOUR_MS = 3600_000

type Story = { recipe: Recipe; name: string; templates: string[]; guests: number; isDraft?: boolean }

const STORIES: readonly Story[] = [
  { recipe: 'welcome', name: 'Chào khách mới', templates: ['Cảm ơn đã ghé', 'Thư cuối tuần'], guests: 48 },
  { recipe: 'come-back', name: 'Mời quay lại sau 14 ngày', templates: ['Mời quay lại', 'Thư cuối tuần'], guests: 34 },
  { recipe: 'birthday', name: 'Mừng sinh nhật', templates: ['Thư cuối tuần', 'Nhắn cuối tuần'], guests: 9 },
  { recipe: 'rescue', name: 'Cứu đánh giá thấp', templates: ['Cảm ơn đã ghé'], guests: 0, isDraft: true },
]

type Of = { ownerId: string; now: Date }
type Guest = { id: string }
type Template = { id: string; name: string; content: unknown }

/** Writes them, and what became of guests. */
export async function writeAutomations(tx: Tx, { ownerId, now }: Of): Promise<void> {
  const random = makeRandom(SEED)
  const guests = await tx.rows(sql<Guest>`
    select id from guests where page_id = ${PAGE_ID} and erased_at is null and (phone is not null or email is not null) order by id`)
  const templates = await tx.rows(sql<Template>`
    select id, name, content from message_templates where page_id = ${PAGE_ID} order by created_at`)
  let from = 0
  for (const [index, story] of STORIES.entries()) {
    const some = guests.slice(from, from + story.guests)
    from += Math.floor(story.guests / 2)
    await writeStory(tx, { story, guests: some, templates, random, ownerId, now, madeDays: 36 - index * 2 })
  }
}

type Writing = Of & {
  story: Story
  guests: readonly Guest[]
  templates: readonly Template[]
  random: Random
  madeDays: number
}

async function writeStory(tx: Tx, of: Writing): Promise<void> {
  const { story, guests, templates, random, ownerId, now, madeDays } = of
  const madeAt = new Date(now.getTime() - madeDays * DAY_MS)
  const id = idAt(random, madeAt.getTime())
  const ways = story.templates.flatMap((name) => templates.find((one) => one.name === name) ?? [])
  const content = AutomationContent.parse(
    contentOf(
      story.recipe,
      ways.map((one) => one.id),
      automationRecipes,
    ),
  )
  const json = JSON.stringify(content)
  const version = story.isDraft ? 0 : 1
  await tx.run(sql`
    insert into automations (page_id, id, name, content, version, is_active, looked_at, created_at, updated_at, edited_by)
    values (${PAGE_ID}, ${id}, ${story.name}, ${json}, ${version}, ${!story.isDraft}, ${now}, ${madeAt}, ${madeAt}, ${ownerId})`)
  if (story.isDraft) return
  await tx.run(sql`
    insert into automation_versions (page_id, automation_id, version, content, at, by_user, put_in_use)
    values (${PAGE_ID}, ${id}, 1, ${json}, ${madeAt}, ${ownerId}, true)`)
  const seriesId = await writeSeries(tx, { id, name: story.name, ways, random, madeAt })
  const channel = channelOf(MessageContent.parse(ways[0]!.content).kind)
  const passages = guests.map(({ id: guestId }) => drawPassage(content.steps, { guestId, random, now }))
  await tx.run(sql`
    insert into automation_people (page_id, id, automation_id, version, guest_id, occasion, entered_at, step_id, state, due_at, since_at,
      awaits, until_at, ended_at)
    select ${PAGE_ID}, r.id, ${id}, 1, r.guest_id, 'demo', r.entered_at, r.step_id, r.state, r.due_at, r.since_at, r.awaits,
      case when r.awaits is not null then r.due_at end, r.ended_at
    from jsonb_to_recordset(${JSON.stringify(passages.map(({ person }) => person))}::jsonb) as r (id uuid, guest_id uuid,
      entered_at timestamptz, step_id text, state text, due_at timestamptz, since_at timestamptz, awaits text, ended_at timestamptz)`)
  await tx.run(sql`
    insert into automation_log (page_id, automation_id, entry_id, step_id, version, guest_id, at, due_at, result, reason, detail, is_message)
    select ${PAGE_ID}, ${id}, r.entry_id, r.step_id, 1, r.guest_id, r.at, r.at, r.result, r.reason,
      case when r.is_message then ${channel} else r.detail end, r.is_message
    from jsonb_to_recordset(${JSON.stringify(passages.flatMap(({ lines }) => lines))}::jsonb) as r (entry_id uuid, step_id text,
      guest_id uuid, at timestamptz, result text, reason text, detail text, is_message boolean)`)
  await tx.run(sql`
    insert into message_sends (page_id, id, campaign_id, guest_id, channel, state, next_at, key, occasion, created_at, sent_at, seen_at, clicked_at)
    select ${PAGE_ID}, r.id, ${seriesId}, r.guest_id, ${channel}, 'sent', r.at, r.key, r.entry_id, r.at, r.at, r.seen_at, r.clicked_at
    from jsonb_to_recordset(${JSON.stringify(passages.flatMap(({ sends }) => sends))}::jsonb) as r (id uuid, guest_id uuid,
      entry_id uuid, key text, at timestamptz, seen_at timestamptz, clicked_at timestamptz)`)
}

type Series = { id: string; name: string; ways: readonly Template[]; random: Random; madeAt: Date }

async function writeSeries(tx: Tx, { id, name, ways, random, madeAt }: Series): Promise<string> {
  const seriesId = idAt(random, madeAt.getTime())
  const plan = {
    ways: ways.map((way) => {
      const content = MessageContent.parse(way.content)
      const open = { isApproved: false, isOpen: true, isOwn: false, price: 0 }
      return { templateId: way.id, channel: channelOf(content.kind), content, ...open }
    }),
    condition: null,
    links: [],
  }
  await tx.run(sql`
    insert into message_campaigns (page_id, id, name, ways, is_series, status, plan, is_prepared, started_at, created_at, updated_at)
    values (${PAGE_ID}, ${seriesId}, ${name}, ${JSON.stringify(ways.map((way) => way.id))}, true, 'running', ${JSON.stringify(plan)}, true,
      ${madeAt}, ${madeAt}, ${madeAt})`)
  await tx.run(sql`
    insert into automation_series (page_id, automation_id, version, step_id, campaign_id) values (${PAGE_ID}, ${id}, 1, 'message', ${seriesId})`)
  return seriesId
}

type Drawing = { guestId: string; random: Random; now: Date }

type Line = { step_id: string; at: Date; result: string; reason?: string; detail?: string; is_message?: boolean }
type Passage = { state: 'open' | 'ended'; step_id: string; due_at: Date; since_at: Date | null; awaits: string | null }

/** One guest's way through the main steps; who came in lately may still wait for the last of them. */
function drawPassage(steps: readonly AutomationStep[], { guestId, random, now }: Drawing) {
  const enteredAt = new Date(now.getTime() - random.int(2 * 60, 27 * 24 * 60) * 60_000)
  const id = idAt(random, enteredAt.getTime())
  const lines: Line[] = [{ step_id: '~in', at: enteredAt, result: 'entered' }]
  const place = followSteps(steps, lines, { enteredAt, random, now })
  const sends = lines
    .filter((line) => line.is_message)
    .map(({ at }) => ({ ...drawSend(at, random), guest_id: guestId, entry_id: id }))
  const ended_at = place.state === 'ended' ? place.due_at : null
  return {
    person: { ...place, id, guest_id: guestId, entered_at: enteredAt, ended_at },
    lines: lines.map((line) => ({
      reason: '',
      detail: '',
      is_message: false,
      ...line,
      entry_id: id,
      guest_id: guestId,
    })),
    sends,
  }
}

type Following = { enteredAt: Date; random: Random; now: Date }

/** Writes a line for each step that is over. @returns where the guest stands now */
function followSteps(steps: readonly AutomationStep[], lines: Line[], { enteredAt, random, now }: Following): Passage {
  let at = enteredAt
  const waiting = (step_id: string, due_at: Date, awaits: string | null): Passage => ({
    state: 'open',
    step_id,
    due_at,
    since_at: at,
    awaits,
  })
  for (const step of steps.filter(({ under }) => under === '')) {
    const { id: step_id } = step
    if (step.type === 'wait' || step.type === 'until') {
      const dueAt = new Date(at.getTime() + (step.type === 'wait' ? step.amount : random.int(1, 12)) * HOUR_MS)
      if (dueAt > now) return waiting(step_id, dueAt, null)
      at = dueAt
      lines.push({ step_id, at, result: 'waited' })
    } else if (step.type === 'happen') {
      const until = new Date(at.getTime() + step.amount * DAY_MS)
      const heardAt = new Date(at.getTime() + random.int(8, 60) * HOUR_MS)
      const isYes = random.chance(0.38) && heardAt < now
      if (!isYes && until > now) return waiting(step_id, until, step.what)
      at = isYes ? heardAt : until
      lines.push({ step_id, at, result: 'chose', detail: isYes ? 'yes' : 'no' })
      if (isYes) lines.push({ step_id: 'points', at, result: 'did', detail: '20' })
    } else if (step.type === 'message') lines.push({ step_id, at, ...drawOutcome(random) })
    else lines.push({ step_id, at, result: 'did', detail: step.type === 'points' ? '50' : '' })
  }
  lines.push({ step_id: '~out', at, result: 'ended' })
  return { state: 'ended', step_id: '~out', due_at: at, since_at: null, awaits: null }
}

const REASONS = ['no-consent', 'not-follower', 'window', 'cap'] as const

function drawOutcome(random: Random): Pick<Line, 'result' | 'reason' | 'is_message'> {
  return random.chance(0.32) ? { result: 'skipped', reason: random.pick(REASONS) } : { result: 'did', is_message: true }
}

function drawSend(at: Date, random: Random) {
  const seenAt = random.chance(0.7) ? new Date(at.getTime() + random.int(1, 300) * 60_000) : null
  const clickedAt = seenAt && random.chance(0.4) ? new Date(seenAt.getTime() + 60_000) : null
  return { id: idAt(random, at.getTime()), key: random.hex(11), at, seen_at: seenAt, clicked_at: clickedAt }
}
