// The demo café: its owner, the platform's administrator, its page, portal and two gateways.
import { randomBytes } from 'node:crypto'
import { ADMIN_GROUP } from '@portico/contract/access.ts'
import { FlowSteps } from '@portico/contract/flows.ts'
import { hashPassword } from '@portico/server/accounts/index.ts'
import { query, type Tx } from '@portico/server/core/db/database.ts'
import { makePageToken } from '@portico/server/core/pageToken.ts'
import type { Secrets } from '@portico/server/core/secrets.ts'
import { ZONE } from './calendar.ts'
import { LONGEST_MINUTES, type Spot } from './stays.ts'
import { writeSurvey } from './survey.ts'

/** The demo's accounts, which exist only in a demo. */
export const DEMO_ACCOUNTS = {
  owner: { email: 'demo@portico.test', password: 'portico-demo' },
  admin: { email: 'admin@portico.test', password: 'portico-admin' },
} as const

export const PAGE_ID = '00000000-0000-7000-8000-00000000cafe'
export const OWNER_ID = '00000000-0000-7000-8000-0000000000d0'
export const ADMIN_ID = '00000000-0000-7000-8000-0000000000ad'
export const FREE_PLAN = '00000000-0000-7000-8000-000000000001'

type GatewayOf = { id: string; nasId: string; name: string; type: string; manufacturer: string; configuration: object }

export const GATEWAYS: Record<Spot, GatewayOf> = {
  indoors: {
    id: '00000000-0000-7000-8000-00000000ca01',
    nasId: 'hien-nha-trong-nha',
    name: 'Trong nhà',
    type: 'radius',
    manufacturer: 'DrayTek',
    configuration: {
      loginUrl: 'http://192.168.8.1/login',
      messageAuthenticator: 'required',
      sessionMinutes: LONGEST_MINUTES,
    },
  },
  garden: {
    id: '00000000-0000-7000-8000-00000000ca02',
    nasId: 'hien-nha-san-vuon',
    name: 'Sân vườn',
    type: 'radius',
    manufacturer: 'MikroTik',
    configuration: {
      loginUrl: 'http://10.5.50.1/login',
      messageAuthenticator: 'required',
      sessionMinutes: LONGEST_MINUTES,
      downKbps: 10_000,
      upKbps: 5_000,
    },
  },
}

export const PAGE = {
  name: 'Cà phê Hiên Nhà',
  title: 'Cà phê phin, bánh nhà làm và một góc hiên mát',
  description:
    'Quán nhỏ dưới giàn hoa giấy: cà phê phin, trà trái cây, bánh nướng mỗi sáng. Mở cửa từ 6 giờ đến 23 giờ, trong nhà có máy lạnh, ngoài sân có gió. Wi-Fi miễn phí cho khách.',
  price: 35_000,
  currency: 'VND',
  unit: 'ly',
  time_zone: ZONE,
  address: '18 Phan Bội Châu, phường Xuân Hương, Đà Lạt, Lâm Đồng',
}

const DAILY = [{ from: '06:00', to: '23:00' }]
const HOURS = { mon: DAILY, tue: DAILY, wed: DAILY, thu: DAILY, fri: DAILY, sat: DAILY, sun: DAILY }

const FLOW_ID = '00000000-0000-7000-8000-00000000f10e'
const ASKS = [
  { id: 'name', type: 'text', mappingField: 'name', required: true },
  { id: 'phone', type: 'phone', mappingField: 'phone' },
  { id: 'email', type: 'email', mappingField: 'email' },
]
const STEPS = JSON.stringify(FlowSteps.parse([{ id: 'step-1', type: 'form', questions: ASKS }]))
const ACCENT = '#b4532a'

/** Passwords are hashed before the transaction opens, because hashing takes longer than all inserts of a venue. */
export async function hashDemoPasswords(): Promise<{ owner: string; admin: string }> {
  const [owner, admin] = await Promise.all([
    hashPassword(DEMO_ACCOUNTS.owner.password),
    hashPassword(DEMO_ACCOUNTS.admin.password),
  ])
  return { owner, admin }
}

/** Whether the café, or an account with its owner's name, already exists. */
export async function isVenueThere(tx: Tx): Promise<boolean> {
  const page = await tx.first(query.selectFrom('pages').select('id').where('id', '=', PAGE_ID))
  const owner = await tx.first(query.selectFrom('users').select('id').where('email', '=', DEMO_ACCOUNTS.owner.email))
  return page !== undefined || owner !== undefined
}

/** Writes the café as it was set up, at `openedAt`. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one long piece of data
export async function writeVenue(
  tx: Tx,
  hashes: { owner: string; admin: string },
  secrets: Secrets,
  openedAt: Date,
): Promise<void> {
  const { owner, admin } = DEMO_ACCOUNTS
  const users = [
    {
      id: OWNER_ID,
      username: 'demo',
      display_name: 'Trần Thu Hiên',
      email: owner.email,
      password_hash: hashes.owner,
      group_id: 1,
      created_at: openedAt,
    },
    {
      id: ADMIN_ID,
      username: 'admin',
      display_name: 'Quản trị viên',
      email: admin.email,
      password_hash: hashes.admin,
      group_id: ADMIN_GROUP,
      created_at: openedAt,
    },
  ]
  await tx.run(
    query
      .insertInto('users')
      .values(users)
      .onConflict((conflict) => conflict.doNothing()),
  )
  const page = {
    id: PAGE_ID,
    ...PAGE,
    opening_hours: JSON.stringify(HOURS),
    created_at: openedAt,
    // Its first evening was long ago.
    portal_opened_at: openedAt,
    first_steps_closed_at: openedAt,
  }
  await tx.run(query.insertInto('pages').values(page))
  await tx.run(
    query.insertInto('members').values({ page_id: PAGE_ID, user_id: OWNER_ID, role: 'owner', created_at: openedAt }),
  )
  await tx.run(query.insertInto('portal_looks').values({ page_id: PAGE_ID, accent: ACCENT }))
  const flow = { page_id: PAGE_ID, steps: STEPS, version: 1 }
  await tx.run(
    query.insertInto('login_flows').values({
      ...flow,
      id: FLOW_ID,
      name: 'Chào khách',
      is_active: true,
      created_at: openedAt,
      updated_at: openedAt,
    }),
  )
  await tx.run(
    query.insertInto('login_flow_versions').values({ ...flow, flow_id: FLOW_ID, at: openedAt, by_user: OWNER_ID }),
  )
  await writeSurvey(tx, PAGE_ID, openedAt)
  const rows = Object.values(GATEWAYS).map(({ nasId, configuration, ...rest }, index) => ({
    ...rest,
    page_id: PAGE_ID,
    nas_id: nasId,
    configuration: JSON.stringify(configuration),
    entry_key: makePageToken(PAGE_ID, 12),
    // Lists sort by this: the second device was added a minute after the first.
    created_at: new Date(openedAt.getTime() + index * 60_000),
  }))
  await tx.run(query.insertInto('gateways').values(rows))
  await tx.run(
    query
      .insertInto('gateway_secrets')
      .values(rows.map(({ id }) => ({ page_id: PAGE_ID, gateway_id: id, ...keys(secrets) }))),
  )
}

/** Real randomness, unlike the rest of the café, because these are credentials. In the server's own format. */
function keys({ seal }: Secrets) {
  return {
    radius_secret: seal(randomBytes(16).toString('hex')),
    fas_key: seal(randomBytes(16).toString('hex')),
    agent_key: seal(makePageToken(PAGE_ID, 24)),
  }
}
