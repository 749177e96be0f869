// What the simulated Zalo knows: one app, its Official Accounts, their users and messages; time can be moved.
export type SimUser = {
  id: string
  name: string
  avatar: string
  phone: string
  byApp: string
  isFollower: boolean
  /** Milliseconds; 0 for a user who never wrote. */
  lastInteractionAt: number
  repliesLeft: number
  tags: Set<string>
  notes: string[]
  alias: string
  externalId: string
  shared: Record<string, string>
  isSensitive: boolean
  /** The error that each message to this user is answered with, such as -217, -227 or -244. */
  refusal: number
}

export type SimMessage = {
  id: string
  userId: string
  /** 0 from the OA, 1 from the user. */
  src: 0 | 1
  at: number
  type: string
  text: string
  url?: string
}

export type SimTemplate = {
  id: string
  name: string
  status: 'PENDING_REVIEW' | 'ENABLE' | 'REJECT' | 'DISABLE' | 'DELETE'
  quality: 'HIGH' | 'MEDIUM' | 'LOW' | 'UNDEFINED'
  tag: 'TRANSACTION' | 'CUSTOMER_CARE' | 'PROMOTION'
  price: number
  params: { name: string; require: boolean; type: string; maxLength: number; minLength: number; acceptNull: boolean }[]
  reason: string
  createdAt: number
}

export type SimOa = {
  id: string
  name: string
  tier: 'basic' | 'growth' | 'full'
  isVerified: boolean
  isDisabled: boolean
  /** The error that each call for it is answered with, such as -209, -212, -219, -221 or -223; 0 for none. */
  refusal: number
  hasZca: boolean
  /** Đồng for what no quota covers. */
  balance: number
  quotas: { sub: number; purchase: number; znsDaily: number; znsLeft: number }
  users: Map<string, SimUser>
  messages: SimMessage[]
  templates: Map<string, SimTemplate>
  uploads: Map<string, { kind: 'image' | 'gif' | 'file'; at: number }>
}

export type Grant = {
  oaId: string
  access: string
  accessUntil: number
  refresh: string
  refreshUntil: number
  /** Whether the refresh token has been traded, which kills it. */
  isUsed: boolean
}

/** Every request that came in, newest last. */
export type Logged = { at: number; method: string; path: string; headers: Record<string, unknown>; body: string }

/** `drop`: what was asked is done, and nobody hears of it. `slow`: answered after a while. */
type FaultKind = 'error' | 'drop' | 'hang' | 'half' | 'nonsense' | 'slow'

export type Fault = { path: string; code: number; times: number; kind: FaultKind; delayMs: number }

export type PhoneTemplate = { phone: string; templateId: string; data: Record<string, unknown>; trackingId: string }

export type SimState = {
  app: { id: string; secret: string; isActive: boolean; redirects: string[]; checksProof: boolean }
  /** The key webhooks are signed with, which is not the app's secret. */
  oaSecret: string
  oas: Map<string, SimOa>
  grants: Grant[]
  codes: Map<string, { oaId: string; challenge: string; at: number }>
  log: Logged[]
  /** Templates that went to phones, newest last. */
  phoneTemplates: PhoneTemplate[]
  /** Articles that wait to be sent to many, which Zalo does within half an hour. */
  broadcasts: { oaId: string; articleId: string; dueAt: number; isSent: boolean }[]
  /** Login with Zalo, and who logs in. */
  social: {
    person: { id: string; name: string }
    codes: Map<string, { challenge: string; at: number }>
    tokens: Map<string, number>
    refreshTokens: Set<string>
  }
  faults: Fault[]
  rate: { perMinute: number; minute: number; count: number }
  /** Whether the old transaction and promotion messages by user id still work. */
  hasOldMessages: boolean
  count: number
  now(): number
  advance(ms: number): void
}

/** An answer with `error` other than 0. */
export class Refused extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** @param clock a time to start from; the control API moves it further */
export function makeState(
  app: { id: string; secret: string; oaSecret: string },
  clock: () => Date = () => new Date(),
): SimState {
  let aheadMs = 0
  return {
    app: { id: app.id, secret: app.secret, isActive: true, redirects: [], checksProof: false },
    oaSecret: app.oaSecret,
    oas: new Map(),
    grants: [],
    codes: new Map(),
    log: [],
    phoneTemplates: [],
    broadcasts: [],
    social: {
      person: { id: '8891', name: 'Lan Zalo' },
      codes: new Map(),
      tokens: new Map(),
      refreshTokens: new Set(),
    },
    faults: [],
    rate: { perMinute: 4000, minute: 0, count: 0 },
    hasOldMessages: false,
    count: 0,
    now: () => clock().getTime() + aheadMs,
    advance: (ms) => void (aheadMs += ms),
  }
}

/** An Official Account with everything paid for. */
export function addOa(state: SimState, id: string, name: string): SimOa {
  const oa: SimOa = {
    id,
    name,
    tier: 'full',
    isVerified: true,
    isDisabled: false,
    refusal: 0,
    hasZca: true,
    balance: 1_000_000,
    quotas: { sub: 100, purchase: 100, znsDaily: 500, znsLeft: 500 },
    users: new Map(),
    messages: [],
    templates: new Map(),
    uploads: new Map(),
  }
  state.oas.set(id, oa)
  return oa
}

/** A user of an OA; absent fields take what most have. */
export function addUser(state: SimState, oa: SimOa, id: string, fields: Partial<SimUser> = {}): SimUser {
  const user: SimUser = {
    id,
    name: `Khách ${id.slice(-4)}`,
    avatar: '',
    phone: '',
    byApp: `9${id.slice(1)}`,
    isFollower: true,
    lastInteractionAt: state.now(),
    repliesLeft: 8,
    tags: new Set(),
    notes: [],
    alias: '',
    externalId: '',
    shared: {},
    isSensitive: false,
    refusal: 0,
    ...fields,
  }
  oa.users.set(id, user)
  return user
}

/** The user named in a request. @throws Refused */
export function userOf(oa: SimOa, id: unknown): SimUser {
  const user = oa.users.get(String(id ?? ''))
  if (!user) throw new Refused(-201, 'user_id is invalid!')
  return user
}

/** A number no other thing of this simulator has. */
export function nextId(state: SimState, prefix = ''): string {
  return `${prefix}${(++state.count).toString(16).padStart(12, '0')}`
}
