// The café's message templates, and three campaigns: one that is over, one that is being sent, one that waits for Friday.
import { MessageContent } from '@portico/contract/messages/content.ts'
import { channelOf } from '@portico/contract/messages/kinds.ts'
import { sql, type Tx } from '@portico/server/core/db/database.ts'
import { idAt, makeRandom, type Random } from './random.ts'
import { PAGE_ID } from './venue.ts'

const SEED = 20_083
const DAY_MS = 86_400_000
const HOUR_MS = 3600_000
const MENU = 'https://example.com/thuc-don'

type Content = Parameters<typeof MessageContent.parse>[0]
type TemplateStory = { name: string; content: Content; approval?: 'approved' }

const TEMPLATES: readonly TemplateStory[] = [
  {
    name: 'Cảm ơn đã ghé',
    content: {
      kind: 'text',
      text: {
        vi: 'Cảm ơn {{name|bạn}} đã ghé {{venue}}. Hẹn gặp lại bạn dưới giàn hoa giấy nhé!',
        en: 'Thank you for visiting {{venue}}, {{name|friend}}. See you again under the bougainvillea!',
      },
    },
  },
  {
    name: 'Mời quay lại',
    content: {
      kind: 'buttons',
      text: { vi: 'Lâu rồi quán chưa gặp {{name|bạn}}. Tuần này có bánh mới ra lò mỗi chiều.' },
      buttons: [
        { id: 'menu', label: { vi: 'Xem thực đơn' }, action: 'url', value: MENU },
        { id: 'call', label: { vi: 'Gọi giữ bàn' }, action: 'phone', value: '84901234567' },
      ],
    },
  },
  {
    name: 'Ba món tuần này',
    content: {
      kind: 'list',
      elements: [
        { id: 'a', title: { vi: 'Cà phê trứng' }, subtitle: { vi: 'Béo nhẹ, uống nóng' }, href: MENU },
        { id: 'b', title: { vi: 'Trà sen vàng' }, subtitle: { vi: 'Hạt sen bùi' }, href: MENU },
        { id: 'c', title: { vi: 'Bánh chuối nướng' }, subtitle: { vi: 'Ra lò lúc 15 giờ' }, href: MENU },
      ],
    },
  },
  {
    name: 'Để lại số điện thoại',
    content: {
      kind: 'request_user_info',
      title: { vi: 'Nhận ưu đãi sinh nhật' },
      subtitle: { vi: 'Để lại tên và số điện thoại, quán tặng bạn một ly vào ngày sinh nhật.' },
    },
  },
  {
    name: 'Báo điểm',
    approval: 'approved',
    content: {
      kind: 'zns',
      zns: {
        templateId: '318204',
        params: [
          { name: 'customer_name', value: '{{name|Quý khách}}' },
          { name: 'points', value: '{{points}}' },
        ],
      },
    },
  },
  {
    name: 'Thư cuối tuần',
    content: {
      kind: 'email',
      subject: { vi: 'Cuối tuần ở {{venue}}', en: 'The weekend at {{venue}}' },
      preheader: { vi: 'Nhạc mộc tối thứ Bảy', en: 'Acoustic music on Saturday evening' },
      blocks: [
        { type: 'heading', id: 'a', text: { vi: 'Chào {{name|bạn}},', en: 'Hello {{name|friend}},' } },
        {
          type: 'text',
          id: 'b',
          text: {
            vi: 'Tối thứ Bảy này quán có nhạc mộc từ 19 giờ.\n\nBạn đang có {{points}} điểm, đủ cho một phần bánh.',
            en: 'This Saturday there is acoustic music from 7 pm.\n\nYou have {{points}} points, enough for a cake.',
          },
        },
        { type: 'button', id: 'c', label: { vi: 'Xem thực đơn', en: 'See the menu' }, href: MENU },
      ],
    },
  },
  {
    name: 'Nhắn cuối tuần',
    content: {
      kind: 'sms',
      hasAccents: false,
      text: { vi: '{{venue}}: cuối tuần này {{name|bạn}} được giảm 20% bánh ngọt. Xem {{home}}' },
    },
  },
  {
    name: 'Ảnh thực đơn mùa mưa',
    content: { kind: 'picture', text: { vi: 'Thực đơn mùa mưa đã có mặt.' } },
  },
]

type Of = { ownerId: string; now: Date }

/** Writes templates, campaigns and their messages. */
export async function writeMessages(tx: Tx, { ownerId, now }: Of): Promise<void> {
  const random = makeRandom(SEED)
  const ids: string[] = []
  for (const [index, { name, content, approval }] of TEMPLATES.entries()) {
    const at = new Date(now.getTime() - (40 - index * 3) * DAY_MS)
    const id = idAt(random, at.getTime())
    ids.push(id)
    const whole = MessageContent.parse(content)
    await tx.run(sql`
      insert into message_templates (page_id, id, name, kind, content, approval, created_at, updated_at, edited_by)
      values (${PAGE_ID}, ${id}, ${name}, ${whole.kind}, ${JSON.stringify(whole)}, ${approval ?? 'unknown'}, ${at}, ${at}, ${ownerId})`)
  }
  const guests = await tx.rows(sql<{ id: string }>`
    select id from guests where page_id = ${PAGE_ID} and erased_at is null and (phone is not null or email is not null) order by id`)
  const write = (campaign: Campaign) => writeCampaign(tx, { ...campaign, ids, guests, random, ownerId, now })
  await write({ name: 'Tri ân khách quen', template: 6, status: 'done', days: -24, sent: 1, holdOut: 20 })
  await write({ name: 'Mời khách lâu chưa ghé', template: 5, status: 'paused', days: -0.1, sent: 0.62, holdOut: 0 })
  await write({ name: 'Nhạc mộc thứ Bảy', template: 5, status: 'scheduled', days: 3, sent: 0, holdOut: 10 })
}

type Campaign = { name: string; template: number; status: string; days: number; sent: number; holdOut: number }
type Writing = Campaign & Of & { ids: string[]; guests: readonly { id: string }[]; random: Random }

async function writeCampaign(tx: Tx, of: Writing): Promise<void> {
  const { name, template, status, days, sent, holdOut, ids, guests, random, ownerId, now } = of
  // At ten in the morning by the café's clock, but for the one under way.
  const at = new Date(
    days < -1 || days > 1
      ? Math.floor((now.getTime() + days * DAY_MS) / DAY_MS) * DAY_MS + 3 * HOUR_MS
      : now.getTime() + days * DAY_MS,
  )
  const madeAt = new Date(Math.min(at.getTime(), now.getTime()) - 2 * DAY_MS)
  const id = idAt(random, madeAt.getTime())
  const content = MessageContent.parse(TEMPLATES[template]!.content)
  const channel = channelOf(content.kind)
  const way = { templateId: ids[template], channel, content, isApproved: false, isOpen: true, isOwn: false, price: 0 }
  const isBegun = days < 0
  const plan = JSON.stringify({ ways: [way], condition: null, links: [MENU] })
  await tx.run(sql`
    insert into message_campaigns (page_id, id, name, ways, hold_out, status, starts_at, plan, is_prepared, started_at, ended_at,
      currency, spent, created_at, updated_at, edited_by)
    values (${PAGE_ID}, ${id}, ${name}, ${JSON.stringify([ids[template]])}, ${holdOut}, ${status}, ${isBegun ? null : at}::timestamptz, ${plan},
      ${isBegun}, ${isBegun ? at : null}::timestamptz, ${status === 'done' ? new Date(at.getTime() + HOUR_MS) : null}::timestamptz, 'VND',
      ${status === 'done' ? 0 : null}::bigint, ${madeAt}, ${madeAt}, ${ownerId})`)
  if (!isBegun) return
  await tx.run(
    sql`insert into message_links (page_id, campaign_id, number, href) values (${PAGE_ID}, ${id}, 0, ${MENU})`,
  )
  const rows = guests.map((guest, index) =>
    drawSend(guest.id, { at, random, holdOut, isSent: index < guests.length * sent }),
  )
  await tx.run(sql`
    insert into message_sends (page_id, id, campaign_id, guest_id, channel, state, reason, next_at, key, created_at, sent_at, clicked_at, unsubscribed_at)
    select ${PAGE_ID}, r.id, ${id}, r.guest_id, ${channel}, r.state, r.reason, ${at}, r.key, ${at}, r.sent_at, r.clicked_at, r.unsubscribed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      id uuid, guest_id uuid, state text, reason text, key text, sent_at timestamptz, clicked_at timestamptz, unsubscribed_at timestamptz)`)
  await tx.run(sql`
    update message_links set clicks = (
      select count(*) from message_sends s where s.page_id = ${PAGE_ID} and s.campaign_id = ${id} and s.clicked_at is not null)
    where page_id = ${PAGE_ID} and campaign_id = ${id}`)
}

type Drawing = { at: Date; random: Random; holdOut: number; isSent: boolean }

/** What became of one guest's message. */
function drawSend(guestId: string, { at, random, holdOut, isSent }: Drawing) {
  const row = { id: idAt(random, at.getTime()), guest_id: guestId, key: random.hex(11), state: 'waiting', reason: '' }
  const nothing = { sent_at: null, clicked_at: null, unsubscribed_at: null }
  const luck = random.next()
  if (luck < 0.3) return { ...row, ...nothing, state: 'skipped', reason: luck < 0.2 ? 'no-consent' : 'no-contact' }
  if (random.next() * 100 < holdOut) return { ...row, ...nothing, state: 'held-out' }
  if (!isSent) return { ...row, ...nothing }
  if (luck < 0.32) return { ...row, ...nothing, state: 'failed', reason: 'bounced' }
  const sentAt = new Date(at.getTime() + random.int(1, 50) * 60_000)
  const clickedAt = random.chance(0.27) ? new Date(sentAt.getTime() + random.int(2, 600) * 60_000) : null
  const unsubscribedAt = random.chance(0.02) ? new Date(sentAt.getTime() + HOUR_MS) : null
  return { ...row, state: 'sent', sent_at: sentAt, clicked_at: clickedAt, unsubscribed_at: unsubscribedAt }
}
