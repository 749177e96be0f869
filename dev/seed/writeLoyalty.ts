// The café's tasks, and what some of its regulars earned by them.
import type { LoyaltySettings } from '@portico/contract/loyalty.ts'
import type { TaskType } from '@portico/contract/tasks/kinds.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { earnUnits } from '@portico/server/loyalty/index.ts'
import { writeSettings } from '@portico/server/loyalty/settings.ts'
import { idAt, makeRandom, type Random } from './random.ts'
import { PAGE_ID } from './venue.ts'

const SEED = 20_063
const DAY_MS = 86_400_000
const MOST_DAYS = 12
const MOST_GUESTS = 45

const SETTINGS: LoyaltySettings = {
  isOn: true,
  visitPoints: 5,
  expiryMonths: 12,
  birthdayPoints: 50,
  tiers: [
    { id: 'silver', name: 'Khách quen', from: 60, bonus: 10, perks: 'Thêm 10% điểm' },
    { id: 'gold', name: 'Người nhà', from: 200, bonus: 25, perks: 'Thêm 25% điểm, được giữ bàn hiên' },
  ],
  tierMonths: 12,
  holdOut: 10,
}

type Story = {
  type: TaskType
  title: string
  words: string
  target: string
  question: string
  answers: readonly string[]
  reward: number
  seconds: number
  isOn: boolean
  /** Of the guests who could, how many did it. */
  share: number
}
const TASK_DEFAULTS = { words: '', target: '', question: '', answers: [], seconds: 30, isOn: true, share: 0.4 }
const STORIES: readonly Story[] = [
  {
    ...TASK_DEFAULTS,
    type: 'answer_question',
    title: 'Đố vui: hạt ở đâu?',
    words: 'Đáp án có trên bảng cạnh quầy.',
    question: 'Cà phê của quán đến từ cao nguyên nào?',
    answers: ['Lâm Viên', 'Langbiang', 'Đà Lạt'],
    reward: 20,
    share: 0.6,
  },
  {
    ...TASK_DEFAULTS,
    type: 'youtube',
    title: 'Xem quán rang cà phê',
    words: 'Một phút theo mẻ rang buổi sáng.',
    target: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    reward: 15,
    seconds: 60,
  },
  {
    ...TASK_DEFAULTS,
    type: 'ref_traffic',
    title: 'Ghé trang của quán',
    words: 'Xem thực đơn mùa đông, lấy mã sáu số.',
    target: 'https://hien-nha.example/thuc-don',
    reward: 25,
    seconds: 20,
    share: 0.3,
  },
  {
    ...TASK_DEFAULTS,
    type: 'zalo_oa',
    title: '',
    words: 'Quan tâm rồi nhắn mã, quán trả lời một từ.',
    target: 'https://zalo.me/1234567890',
    answers: ['hiên nhà'],
    reward: 10,
    share: 0.35,
  },
  {
    ...TASK_DEFAULTS,
    type: 'login_with_gmail',
    title: '',
    words: 'Để quán gửi phiếu sinh nhật cho bạn.',
    reward: 10,
    share: 0.2,
  },
  {
    ...TASK_DEFAULTS,
    type: 'facebook_cmt',
    title: 'Chào quán trên Facebook',
    target: 'https://www.facebook.com/hiennha',
    reward: 0,
    isOn: false,
    share: 0,
  },
]

/** Writes settings, tasks, and attempts of the last weeks with their points. */
export async function writeLoyalty(tx: Tx, { now, ownerId }: { now: Date; ownerId: string }): Promise<void> {
  const random = makeRandom(SEED)
  await writeSettings(tx, PAGE_ID, SETTINGS, now)
  const guests = await tx.rows(sql<{ id: string }>`
    select g.id from guests g where g.page_id = ${PAGE_ID} and g.erased_at is null
      and exists (select 1 from guest_identities i where i.page_id = ${PAGE_ID} and i.guest_id = g.id)
    order by g.visits desc, g.id limit ${MOST_GUESTS}`)
  for (const { id } of guests) await giveVisits(tx, id)
  await writeGroups(tx, { now, ids: guests.map(({ id }) => id) })
  for (const [index, story] of STORIES.entries()) {
    const madeAt = new Date(now.getTime() - (40 - index * 5) * DAY_MS)
    const taskId = idAt(random, madeAt.getTime())
    await writeTask(tx, { taskId, story, madeAt, ownerId })
    for (const guest of guests)
      if (random.next() < story.share) await writeAttempt(tx, { taskId, story, guestId: guest.id, madeAt, now, random })
  }
  await tx.run(sql`
    update tasks t set opened = c.opened, canceled = c.canceled, completed = c.completed, unverified = c.unverified from (
      select task_id, count(*)::int as opened, count(*) filter (where status = 'Canceled')::int as canceled,
        count(*) filter (where status = 'Completed')::int as completed,
        count(*) filter (where status = 'Completed' and not is_verified)::int as unverified
      from task_attempts where page_id = ${PAGE_ID} group by task_id) c
    where t.page_id = ${PAGE_ID} and t.id = c.task_id`)
}

/** The newest days a guest came on, each with its visits and their points. */
async function giveVisits(tx: Tx, guestId: string): Promise<void> {
  const days = await tx.rows(sql<{ at: string; visits: number }>`
    select (day + time '12:00') at time zone 'Asia/Ho_Chi_Minh' as at, visits from guest_day
    where page_id = ${PAGE_ID} and guest_id = ${guestId} order by day desc limit ${MOST_DAYS}`)
  for (const { at, visits } of days.toReversed()) {
    const of = { pageId: PAGE_ID, guestId, at: new Date(at), reason: { kind: 'visit', id: 'seed' } } as const
    await earnUnits(tx, { ...of, unit: 'visit', amount: visits, key: `seed visits ${guestId} ${at}` })
    const amount = visits * SETTINGS.visitPoints
    await earnUnits(tx, { ...of, unit: 'point', amount, key: `seed points ${guestId} ${at}` })
  }
}

/** Those who collect, and others who came for the first time as long ago and are left out. */
async function writeGroups(tx: Tx, { now, ids }: { now: Date; ids: readonly string[] }): Promise<void> {
  await tx.run(sql`
    insert into loyalty_reach (page_id, guest_id, is_held_out, first_at)
    select page_id, guest_id, not guest_id = any(${[...ids]}::uuid[]), min(day) from guest_day
    where page_id = ${PAGE_ID} and day > ${now}::timestamptz - interval '60 days'
      and (guest_id = any(${[...ids]}::uuid[]) or hashtext(guest_id::text) % 40 = 0)
    group by page_id, guest_id`)
}

type NewTask = { taskId: string; story: Story; madeAt: Date; ownerId: string }

async function writeTask(tx: Tx, { taskId, story, madeAt, ownerId }: NewTask): Promise<void> {
  const { type, title, words, target, question, answers, reward, seconds, isOn } = story
  await tx.run(sql`
    insert into tasks (page_id, id, type, title, words, target, question, correct_answers, reward, seconds, is_active, created_at,
      updated_at, edited_by)
    values (${PAGE_ID}, ${taskId}, ${type}, ${title}, ${words}, ${target}, ${question}, ${JSON.stringify(answers)}, ${reward},
      ${seconds}, ${isOn}, ${madeAt}, ${madeAt}, ${ownerId})`)
}

type NewAttempt = { taskId: string; story: Story; guestId: string; madeAt: Date; now: Date; random: Random }

async function writeAttempt(tx: Tx, { taskId, story, guestId, madeAt, now, random }: NewAttempt): Promise<void> {
  const startedAt = new Date(madeAt.getTime() + random.next() * (now.getTime() - 3600_000 - madeAt.getTime()))
  const endedAt = new Date(startedAt.getTime() + (story.seconds + 40) * 1000)
  const id = idAt(random, startedAt.getTime())
  const isDone = random.next() < 0.85
  const isVerified = story.type !== 'zalo_oa'
  await tx.run(sql`
    insert into task_attempts (page_id, id, task_id, guest_id, status, is_verified, points, reference, started_at, ended_at)
    values (${PAGE_ID}, ${id}, ${taskId}, ${guestId}, ${isDone ? 'Completed' : 'Canceled'}, ${isDone && isVerified},
      ${isDone ? story.reward : 0}, ${id.slice(-10)}, ${startedAt}, ${endedAt})`)
  if (!isDone) return
  const of = { pageId: PAGE_ID, guestId, at: endedAt, reason: { kind: 'task', id: taskId } } as const
  await earnUnits(tx, { ...of, unit: 'task', amount: 1, key: `task:${id}` })
  if (story.reward > 0) await earnUnits(tx, { ...of, unit: 'point', amount: story.reward, key: `task-points:${id}` })
}
