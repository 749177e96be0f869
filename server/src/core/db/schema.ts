// Made from server/migrations by `npm run types`; edit those instead.
import type { ColumnType, Generated } from 'kysely'

export type Schema = {
  account_codes: {
    hash: Buffer
    user_id: string
    purpose: string
    expires_at: ColumnType<string, Date | string, Date | string>
    tries: Generated<number>
  }
  audit_log: {
    id: string
    page_id: string | null
    at: ColumnType<string, Date | string | undefined, Date | string>
    actor_id: string | null
    actor_kind: string
    action: string
    subject: Generated<string>
    detail: ColumnType<unknown, string | undefined, string>
  }
  auth_log: {
    page_id: string
    gateway_id: string
    at: ColumnType<string, Date | string, Date | string>
    username: string
    mac: string
    is_accepted: boolean
    reason: string
  }
  consent_texts: {
    hash: Buffer
    language: string
    body: string
    first_shown_at: ColumnType<string, Date | string, Date | string>
  }
  consents: {
    page_id: string
    id: string
    guest_id: string
    purpose: string
    channel: string
    is_given: boolean
    text_hash: Buffer
    language: string
    at: ColumnType<string, Date | string, Date | string>
    evidence: ColumnType<unknown, string | undefined, string>
  }
  devices: {
    page_id: string | null
    nas_id: string | null
    name: string | null
    type: string | null
    manufacturer: string | null
    page: string | null
    configuration: ColumnType<unknown, string, string> | null
    state: string | null
    lastSeenAt: ColumnType<string, Date | string, Date | string> | null
    lastError: string | null
    guestsOnline: number | null
    createdAt: ColumnType<string, Date | string, Date | string> | null
  }
  flows: {
    page_id: string
    steps: ColumnType<unknown, string, string>
    accent: Generated<string>
  }
  gateway_commands: {
    page_id: string
    id: string
    gateway_id: string
    session_id: string | null
    kind: string
    payload: ColumnType<unknown, string | undefined, string>
    mac: string
    status: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
    sent_at: ColumnType<string, Date | string, Date | string> | null
    done_at: ColumnType<string, Date | string, Date | string> | null
    detail: Generated<string>
  }
  gateway_secrets: {
    page_id: string
    gateway_id: string
    radius_secret: Buffer
    fas_key: Buffer
    agent_key: Buffer
  }
  gateways: {
    page_id: string
    id: string
    nas_id: string
    name: string
    type: string
    manufacturer: Generated<string>
    configuration: ColumnType<unknown, string | undefined, string>
    entry_key: string
    last_seen_at: ColumnType<string, Date | string, Date | string> | null
    last_error: string | null
    booted_at: ColumnType<string, Date | string, Date | string> | null
    boot_epoch: Generated<number>
    created_at: ColumnType<string, Date | string | undefined, Date | string>
  }
  grants: {
    page_id: string
    id: string
    visit_id: string
    gateway_id: string
    username: string
    mac: string
    session_seconds: number
    down_kbps: Generated<number>
    up_kbps: Generated<number>
    expires_at: ColumnType<string, Date | string, Date | string>
    ends_at: ColumnType<string, Date | string, Date | string> | null
    used_at: ColumnType<string, Date | string, Date | string> | null
    revoked_at: ColumnType<string, Date | string, Date | string> | null
  }
  guest_devices: {
    page_id: string
    mac: string
    guest_id: string
    last_seen_at: ColumnType<string, Date | string, Date | string>
  }
  guests: {
    page_id: string
    id: string
    name: string | null
    phone: string | null
    email: string | null
    language: Generated<string>
    first_seen_at: ColumnType<string, Date | string, Date | string>
    last_seen_at: ColumnType<string, Date | string, Date | string>
    visits: Generated<number>
  }
  invitations: {
    page_id: string
    id: string
    address: string
    role: string
    code_hash: Buffer
    invited_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    closed_at: ColumnType<string, Date | string, Date | string> | null
    outcome: string | null
  }
  members: {
    page_id: string
    user_id: string
    role: string
    created_at: ColumnType<string, Date | string | undefined, Date | string>
    can_read_identity: boolean | null
    last_active_at: ColumnType<string, Date | string, Date | string> | null
  }
  outbox: {
    id: string
    actor_id: Generated<string | null>
    channel: string
    recipient: string
    content: Buffer | null
    created_at: ColumnType<string, Date | string, Date | string>
    next_at: ColumnType<string, Date | string, Date | string>
    tries: Generated<number>
    sent_at: ColumnType<string, Date | string, Date | string> | null
    failed_at: ColumnType<string, Date | string, Date | string> | null
    last_error: Generated<string>
  }
  ownership_offers: {
    page_id: string
    from_user: string
    to_user: string
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  pages: {
    id: string
    name: string
    title: Generated<string>
    description: Generated<string>
    images: ColumnType<unknown, string | undefined, string>
    price: number | null
    currency: Generated<string>
    unit: Generated<string>
    email_notification: Generated<boolean>
    enable_review: Generated<boolean>
    time_zone: Generated<string>
    created_at: ColumnType<string, Date | string | undefined, Date | string>
    deleted_at: ColumnType<string, Date | string, Date | string> | null
    address: Generated<string>
    opening_hours: ColumnType<unknown, string, string> | null
  }
  plans: {
    id: string
    name: string
    other_metrics: ColumnType<unknown, string | undefined, string>
  }
  portal_sessions: {
    page_id: string
    token_hash: Buffer
    gateway_id: string
    mac: string
    ip: string | null
    arrival: ColumnType<unknown, string, string>
    language: string | null
    answers: ColumnType<unknown, string | undefined, string>
    guest_id: string | null
    visit_id: string | null
    handed_over_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  recovery_codes: {
    user_id: string
    hash: Buffer
    used_at: ColumnType<string, Date | string, Date | string> | null
  }
  refresh_tokens: {
    hash: Buffer
    family: string
    user_id: string
    created_at: ColumnType<string, Date | string | undefined, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    used_at: ColumnType<string, Date | string, Date | string> | null
    revoked_at: ColumnType<string, Date | string, Date | string> | null
  }
  sessions: {
    page_id: string
    id: string
    gateway_id: string
    acct_session_id: string
    boot_epoch: number
    visit_id: string | null
    guest_id: string | null
    mac: Generated<string>
    ip: string | null
    username: Generated<string>
    started_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    stopped_at: ColumnType<string, Date | string, Date | string> | null
    is_stop_inferred: Generated<boolean>
    cause: string | null
    seconds: Generated<number>
    up_bytes: Generated<number>
    down_bytes: Generated<number>
    interim_seconds: Generated<number>
  }
  sign_ins: {
    family: string
    user_id: string
    created_at: ColumnType<string, Date | string, Date | string>
    last_used_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    user_agent: Generated<string>
    address: Generated<string>
    revoked_at: ColumnType<string, Date | string, Date | string> | null
  }
  subscriptions: {
    page_id: string
    plan_id: string
    end_date: ColumnType<string, Date | string, Date | string> | null
    is_lifetime: Generated<boolean>
  }
  user_identities: {
    issuer: string
    subject: string
    user_id: string
    created_at: ColumnType<string, Date | string, Date | string>
  }
  user_totp: {
    user_id: string
    secret: Buffer
    confirmed_at: ColumnType<string, Date | string, Date | string> | null
    last_step: Generated<number>
  }
  users: {
    id: string
    username: string
    display_name: string
    email: string | null
    mobile: string | null
    password_hash: string | null
    group_id: Generated<number>
    profile: ColumnType<unknown, string | undefined, string>
    is_active: Generated<boolean>
    created_at: ColumnType<string, Date | string | undefined, Date | string>
    activated_at: ColumnType<string | null, Date | string | null | undefined, Date | string | null>
    language: Generated<string>
  }
  visits: {
    page_id: string
    id: string
    guest_id: string
    gateway_id: string
    mac: string
    status: string
    is_first: Generated<boolean>
    asked_at: ColumnType<string, Date | string, Date | string>
    online_at: ColumnType<string, Date | string, Date | string> | null
    ended_at: ColumnType<string, Date | string, Date | string> | null
    day: string | null
  }
}
