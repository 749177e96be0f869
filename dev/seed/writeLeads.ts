// People the café follows up: asked for on the portal, unhappy in the survey, or written down at the counter.
import { query, type Tx } from '@portico/server/core/db/database.ts'
import { plainText } from '@portico/server/core/db/plainText.ts'
import type { GuestEvent } from '@portico/server/reports/index.ts'
import { idAt, makeRandom } from './random.ts'
import type { Stay } from './stays.ts'
import { PAGE_ID } from './venue.ts'

const SEED = 20_045
const HOUR_MS = 3600_000
const DAY_MS = 24 * HOUR_MS

type Source = 'form' | 'survey' | 'manual'
type Stage = 'new' | 'contacted' | 'won' | 'lost'
/** Who, how many days ago, where it stands, by what it came, what is wanted, in thousands of đồng, due in days, and notes. */
type Story = readonly [string, number, Stage, Source, string, number | null, number | null, ...string[]]

const STORIES: readonly Story[] = [
  ['Trần Thu Hà', 0.1, 'new', 'form', 'Đặt chỗ 12 người tối thứ Bảy, có bánh sinh nhật.', 2400, 1],
  ['Lê Minh Đức', 0.3, 'new', 'survey', 'Chấm điểm: 3\nWi-Fi ngoài sân chập chờn cả buổi.', null, 0],
  ['Phạm Ngọc Anh', 0.8, 'new', 'form', 'Hỏi giá cà phê mang đi cho văn phòng, 30 ly mỗi sáng.', 5400, 1],
  ['Vũ Hoàng Nam', 1.2, 'new', 'manual', 'Muốn thuê góc trong nhà quay phim ngắn một buổi chiều.', 1500, 2],
  ['Đặng Thị Lan', 1.9, 'new', 'survey', 'Chấm điểm: 5\nChờ nước gần ba mươi phút.', null, -1],
  ['Bùi Gia Hân', 2.4, 'new', 'form', 'Họp lớp 20 người, cần máy chiếu.', 3200, null],
  [
    'Hồ Quang Vinh',
    3.1,
    'contacted',
    'form',
    'Tiệc thôi nôi sáng Chủ nhật.',
    4500,
    1,
    'Đã gọi, chị vợ sẽ quyết trong tuần.',
  ],
  [
    'Ngô Bích Ngọc',
    3.6,
    'contacted',
    'manual',
    'Mua 15 phiếu quà tặng nhân viên.',
    3000,
    0,
    'Gửi báo giá qua Zalo.',
    'Khách xin thêm ba ngày.',
  ],
  [
    'Dương Tuấn Kiệt',
    4.2,
    'contacted',
    'survey',
    'Chấm điểm: 4\nNhạc to quá, không làm việc được.',
    null,
    2,
    'Xin lỗi và mời một ly, hẹn ghé lại.',
  ],
  [
    'Lý Thanh Tâm',
    5,
    'contacted',
    'form',
    'Đặt bánh và cà phê cho hội thảo 40 người.',
    6800,
    -2,
    'Đang chờ duyệt kinh phí.',
  ],
  [
    'Mai Khánh Linh',
    5.5,
    'contacted',
    'form',
    'Chụp ảnh cưới buổi sáng ở sân sau.',
    1200,
    3,
    'Hẹn thứ Năm đến xem chỗ.',
  ],
  ['Cao Đình Phong', 6.3, 'contacted', 'manual', 'Muốn bày tranh ở quán trong một tháng.', null, 4],
  ['Nguyễn Phương Thảo', 8, 'won', 'form', 'Sinh nhật 15 người.', 2900, null, 'Đã cọc năm trăm nghìn.'],
  [
    'Trịnh Văn Sơn',
    9.5,
    'won',
    'form',
    'Cà phê sáng cho đội công trình gần quán.',
    7600,
    null,
    'Giao mỗi sáng lúc 7 giờ.',
  ],
  [
    'Đỗ Mỹ Duyên',
    11,
    'won',
    'survey',
    'Chấm điểm: 6\nÍt ổ cắm.',
    null,
    null,
    'Đã lắp thêm ổ ở bàn dài, khách quay lại.',
  ],
  [
    'Phan Anh Tú',
    13,
    'lost',
    'form',
    'Thuê cả quán tối cuối tuần.',
    15000,
    null,
    'Không nhận được vì cuối tuần đông khách.',
  ],
  ['Huỳnh Kim Chi', 15, 'won', 'manual', 'Đăng ký thẻ tháng cho cả nhóm thiết kế.', 4200, null],
  ['Tạ Đức Thịnh', 18, 'lost', 'form', 'Hỏi giá tiệc công ty 80 người.', 20000, null, 'Quán không đủ chỗ.'],
  ['Lâm Bảo Trâm', 21, 'won', 'form', 'Lớp học vẽ sáng thứ Tư.', 3600, null, 'Ký đến hết quý.'],
  [
    'Kiều Việt Hưng',
    25,
    'lost',
    'survey',
    'Chấm điểm: 2\nBị tính nhầm tiền.',
    null,
    null,
    'Đã hoàn tiền nhưng khách không quay lại.',
  ],
  ['Châu Ngọc Diệp', 30, 'won', 'form', 'Tiệc chia tay đồng nghiệp.', 1800, null],
  ['Tôn Nữ Quỳnh', 37, 'won', 'manual', 'Buổi ra mắt sách nhỏ.', 5200, null, 'Nhà xuất bản chuyển khoản trước.'],
  ['Quách Thành Long', 44, 'lost', 'form', 'Thuê chỗ họp hằng tuần.', 2400, null, 'Chọn chỗ gần công ty hơn.'],
  ['Trương Mỹ Linh', 52, 'won', 'form', 'Hai mươi ly trà cho buổi từ thiện.', 700, null],
  [
    'Đinh Công Hậu',
    61,
    'won',
    'survey',
    'Chấm điểm: 5\nNhà vệ sinh cần sạch hơn.',
    null,
    null,
    'Đã sửa và nhắn lại cho khách.',
  ],
]

export type LeadPlan = {
  events: GuestEvent[]
  write: (tx: Tx, staff: { ownerId: string; clerkId: string }) => Promise<void>
}

/** Plans the leads, with the events that make their report agree with them. */
export function planLeads(stays: readonly Stay[], now: Date): LeadPlan {
  const random = makeRandom(SEED)
  const known = [...new Map(stays.map(({ guest }) => [guest.id, guest])).values()].filter(({ phone }) => phone !== null)
  const leads = STORIES.map((story, index) => {
    const [name, daysAgo, stage, source, note, thousands, dueInDays, ...notes] = story
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    const movedAt = new Date(Math.min(at.getTime() + 20 * HOUR_MS, now.getTime()))
    const phone = `+8490${String(5_550_100 + index * 37).padStart(7, '0')}`
    // Some come from guests of the house, who are then found under their own number.
    const guest = source === 'manual' ? undefined : known[index * 7]
    const id = idAt(random, at.getTime())
    const dueAt = dueInDays === null ? null : new Date(now.getTime() + dueInDays * DAY_MS)
    return { id, name, stage, source, note, thousands, dueAt, notes, at, movedAt, phone, guest, index }
  })
  const events = leads.flatMap(({ id, at, movedAt, stage, source, guest }): GuestEvent[] => {
    const base = { pageId: PAGE_ID, id, source, kind: 'lead' as const, ...(guest ? { guestId: guest.id } : {}) }
    const made = { ...base, at, stage: 'new', isNew: true }
    return stage === 'new' ? [made] : [made, { ...base, at: movedAt, stage, isNew: false }]
  })
  return { events, write: (tx, staff) => writeRows(tx, leads, staff) }
}

type Lead = {
  id: string
  name: string
  stage: Stage
  source: Source
  note: string
  thousands: number | null
  dueAt: Date | null
  notes: string[]
  at: Date
  movedAt: Date
  phone: string
  guest: Stay['guest'] | undefined
  index: number
}

async function writeRows(tx: Tx, leads: readonly Lead[], { ownerId, clerkId }: { ownerId: string; clerkId: string }) {
  const random = makeRandom(SEED + 1)
  const rows = leads.map(({ id, name, stage, source, note, thousands, dueAt, at, movedAt, index, ...lead }) => {
    const isClosed = stage === 'won' || stage === 'lost'
    const [shown, phone] = [lead.guest?.name ?? name, lead.guest?.phone ?? lead.phone]
    return {
      page_id: PAGE_ID,
      id,
      guest_id: lead.guest?.id ?? null,
      name: shown,
      phone,
      email: lead.guest?.email?.toLowerCase() ?? null,
      note,
      source,
      stage,
      owner_id: stage === 'new' && index % 3 === 0 ? null : index % 2 === 0 ? clerkId : ownerId,
      due_at: dueAt,
      // What is overdue was said already.
      reminded_at: dueAt && dueAt <= movedAt ? movedAt : null,
      value: thousands === null ? null : thousands * 1000,
      lost_reason: stage === 'lost' ? (lead.notes[0] ?? '') : '',
      search: plainText(`${shown} ${phone} ${lead.guest?.email ?? ''}`),
      created_at: at,
      updated_at: movedAt,
      closed_at: isClosed ? movedAt : null,
    }
  })
  await tx.run(query.insertInto('leads').values(rows))
  const history = leads.flatMap(({ id, stage, source, notes, at, movedAt, index }) => {
    const by_id = index % 2 === 0 ? clerkId : ownerId
    const base = { page_id: PAGE_ID, lead_id: id, before: '', after: '', text: '', by_id }
    const made = { ...base, kind: 'created', after: source, at, by_id: source === 'manual' ? by_id : null }
    const moved = { ...base, kind: 'stage', before: 'new', after: stage, at: movedAt }
    const written = notes.map((text, n) => ({
      ...base,
      kind: 'note',
      text,
      at: new Date(movedAt.getTime() + n * HOUR_MS),
    }))
    return [made, ...(stage === 'new' ? [] : [moved]), ...written]
  })
  await tx.run(
    query.insertInto('lead_notes').values(history.map((note) => ({ ...note, id: idAt(random, note.at.getTime()) }))),
  )
}
