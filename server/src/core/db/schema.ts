// Made from server/migrations by `npm run types`; edit those instead.
import type { ColumnType, Generated } from 'kysely'

export type Schema = {
  access_code_batches: {
    page_id: string
    id: string
    name: string
    note: Generated<string>
    kind: string
    alphabet: string
    length: number
    most: number
    duration_minutes: number
    max_devices: number
    down_kbps: Generated<number>
    up_kbps: Generated<number>
    data_megabytes: number | null
    valid_until: ColumnType<string, Date | string, Date | string> | null
    price: number | null
    is_enabled: Generated<boolean>
    revoked_at: ColumnType<string, Date | string, Date | string> | null
    created_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  access_code_devices: {
    page_id: string
    code_id: string
    mac: string
    first_at: ColumnType<string, Date | string, Date | string>
    last_at: ColumnType<string, Date | string, Date | string>
  }
  access_code_networks: {
    page_id: string
    ssid: string
  }
  access_code_tries: {
    page_id: string
    kind: string
    key: string
    left_tries: number
    at: ColumnType<string, Date | string, Date | string>
  }
  access_code_visits: {
    page_id: string
    visit_id: string
    code_id: string
    retry_at: ColumnType<string, Date | string, Date | string> | null
  }
  access_codes: {
    page_id: string
    id: string
    batch_id: string
    number: number
    lookup: Buffer
    sealed: Buffer
    note: Generated<string>
    first_used_at: ColumnType<string, Date | string, Date | string> | null
    expires_at: ColumnType<string, Date | string, Date | string> | null
    spent_at: ColumnType<string, Date | string, Date | string> | null
    revoked_at: ColumnType<string, Date | string, Date | string> | null
    issued_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  access_rules: {
    page_id: string
    id: string
    kind: string
    mac: string | null
    guest_id: string | null
    name: Generated<string>
    owner_guest_id: string | null
    reason: Generated<string>
    until: ColumnType<string, Date | string, Date | string> | null
    created_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  account_codes: {
    hash: Buffer
    user_id: string
    purpose: string
    expires_at: ColumnType<string, Date | string, Date | string>
    tries: Generated<number>
  }
  account_log: {
    id: string
    at: ColumnType<string, Date | string | undefined, Date | string>
    actor_id: string | null
    actor_kind: string
    action: string
    subject: Generated<string>
    detail: ColumnType<unknown, string | undefined, string>
  }
  accounting_inbox: {
    id: string
    records: ColumnType<unknown, string, string>
  }
  ai_calls: {
    page_id: string
    id: string
    month: string
    user_id: string | null
    held: number
    is_settled: Generated<boolean>
    at: ColumnType<string, Date | string, Date | string>
  }
  ai_cases: {
    page_id: string
    id: string
    question: string
    expects: string
    contains: Generated<string>
    result: ColumnType<unknown, string, string> | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  ai_chunks: {
    page_id: string
    source_id: string
    number: number
    text: string
    search: string
  }
  ai_knowledge: {
    page_id: string
    id: string
    kind: string
    title: string
    body: string
    is_on: Generated<boolean>
    left_out: ColumnType<unknown, string | undefined, string>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  ai_months: {
    page_id: string
    month: string
    answers: Generated<number>
    tokens: Generated<number>
    cost: Generated<number>
  }
  ai_settings: {
    page_id: string
    id: string
    is_on: Generated<boolean>
    channels: Generated<string[]>
    auto_channels: Generated<string[]>
    persona: Generated<string>
    ai_setting_rules: ColumnType<unknown, string | undefined, string>
    hand_words: Generated<string[]>
    hand_message: Generated<string>
    fallback: Generated<string>
    misses_before_hand: Generated<number>
    pause_hours: Generated<number>
    monthly_answers: Generated<number>
    monthly_cost: number | null
    base_url: Generated<string>
    model: Generated<string>
    api_key: Buffer | null
    revision: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  alert_channels: {
    page_id: string
    id: string
    name: string
    service: string
    chat: string
    token: Buffer
    token_tail: string
    kinds: ColumnType<unknown, string, string>
    language: string
    is_on: boolean
    sent_at: ColumnType<string, Date | string, Date | string> | null
    problem: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
  }
  announcements: {
    id: string
    words: ColumnType<unknown, string, string>
    tone: string
    starts_at: ColumnType<string, Date | string, Date | string>
    ends_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  answer_day: {
    page_id: string
    day: string
    key: string
    form: number
    value: string
    answers: Generated<number>
    total: Generated<number>
  }
  answer_month: {
    page_id: string
    day: string
    key: string
    form: number
    value: string
    answers: Generated<number>
    total: Generated<number>
  }
  answer_quarter: {
    page_id: string
    day: string
    key: string
    form: number
    value: string
    answers: Generated<number>
    total: Generated<number>
  }
  api_keys: {
    page_id: string
    id: string
    name: string
    hash: Buffer
    tail: string
    scopes: ColumnType<unknown, string, string>
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string> | null
    last_used_at: ColumnType<string, Date | string, Date | string> | null
    revoked_at: ColumnType<string, Date | string, Date | string> | null
  }
  audit_log: {
    id: string
    page_id: string
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
    id: number
  }
  automation_log: {
    page_id: string
    automation_id: string
    entry_id: string
    step_id: string
    version: number
    guest_id: string | null
    at: ColumnType<string, Date | string, Date | string>
    due_at: ColumnType<string, Date | string, Date | string>
    result: string
    reason: Generated<string>
    detail: Generated<string>
    is_message: Generated<boolean>
    taken: number
  }
  automation_people: {
    page_id: string
    id: string
    automation_id: string
    version: number
    guest_id: string | null
    occasion: string
    entered_at: ColumnType<string, Date | string, Date | string>
    step_id: string
    state: Generated<string>
    due_at: ColumnType<string, Date | string, Date | string>
    since_at: ColumnType<string, Date | string, Date | string> | null
    awaits: string | null
    until_at: ColumnType<string, Date | string, Date | string> | null
    heard_at: ColumnType<string, Date | string, Date | string> | null
    send_id: string | null
    tries: Generated<number>
    ended_at: ColumnType<string, Date | string, Date | string> | null
  }
  automation_series: {
    page_id: string
    automation_id: string
    version: number
    step_id: string
    campaign_id: string
  }
  automation_settings: {
    page_id: string
    most_a_day: number
    most_a_week: number
  }
  automation_versions: {
    page_id: string
    automation_id: string
    version: number
    content: ColumnType<unknown, string, string>
    is_published: Generated<boolean>
    at: ColumnType<string, Date | string, Date | string>
    by_user: string | null
    version_before: Generated<number>
    put_in_use: Generated<boolean>
    in_use_before: string | null
  }
  automations: {
    page_id: string
    id: string
    name: string
    content: ColumnType<unknown, string, string>
    version: Generated<number>
    is_active: Generated<boolean>
    revision: Generated<number>
    edited_by: string | null
    looked_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  billing_details: {
    user_id: string
    company: string
    tax_code: string
    address: string
    email: string
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  billing_settings: {
    id: Generated<boolean>
    seller: Generated<string>
    tax_code: Generated<string>
    address: Generated<string>
    vat_percent: number | null
    approve_above: ColumnType<unknown, string | undefined, string>
  }
  bot_talks: {
    page_id: string
    conversation_id: string
    bot_id: string | null
    bot_version: number | null
    state: ColumnType<unknown, string, string> | null
    expires_at: ColumnType<string, Date | string, Date | string> | null
    paused_until: ColumnType<string, Date | string, Date | string> | null
    paused_by: string | null
    given_back_at: ColumnType<string, Date | string, Date | string> | null
    draft: ColumnType<unknown, string, string> | null
    misses: Generated<number>
  }
  bot_turns: {
    page_id: string
    id: string
    conversation_id: string
    state: Generated<string>
    decision: Generated<string>
    reason: Generated<string>
    said: ColumnType<unknown, string | undefined, string>
    sent: Generated<number>
    detail: ColumnType<unknown, string | undefined, string>
    at: ColumnType<string, Date | string, Date | string>
    answered_at: ColumnType<string, Date | string, Date | string> | null
    next_at: ColumnType<string, Date | string, Date | string>
    leased_until: ColumnType<string, Date | string, Date | string> | null
    tries: Generated<number>
  }
  campaign_day: {
    page_id: string
    day: string
    campaign_id: string
    impressions: Generated<number>
    clicks: Generated<number>
    reached: Generated<number>
    latest: Generated<number>
  }
  campaign_delivery: {
    page_id: string
    campaign_id: string
    day: string
    gateway_id: string
    slot: string
    variant: string
    impressions: Generated<number>
    clicks: Generated<number>
  }
  campaign_guest: {
    page_id: string
    campaign_id: string
    guest_id: string
    first_day: string
    last_day: string
    prior_first: string | null
    prior_last: string | null
  }
  campaign_month: {
    page_id: string
    day: string
    campaign_id: string
    impressions: Generated<number>
    clicks: Generated<number>
    reached: Generated<number>
    latest: Generated<number>
  }
  campaign_quarter: {
    page_id: string
    day: string
    campaign_id: string
    impressions: Generated<number>
    clicks: Generated<number>
    reached: Generated<number>
    latest: Generated<number>
  }
  campaign_reach: {
    page_id: string
    campaign_id: string
    guest_id: string
    variant: string
    is_held_out: boolean
    first_at: ColumnType<string, Date | string, Date | string>
    shown: number
    since_at: ColumnType<string, Date | string, Date | string>
    last_at: ColumnType<string, Date | string, Date | string>
    clicked_at: ColumnType<string, Date | string, Date | string> | null
  }
  campaign_shows: {
    page_id: string
    session_hash: Buffer
    campaign_id: string
    slot: string
    variant: string
    guest_id: string | null
    gateway_id: string
    is_counted: boolean
    is_held_out: Generated<boolean>
    shown_at: ColumnType<string, Date | string, Date | string>
    seen_at: ColumnType<string, Date | string, Date | string> | null
    clicked_at: ColumnType<string, Date | string, Date | string> | null
  }
  campaign_totals: {
    page_id: string
    campaign_id: string
    impressions: Generated<number>
    clicks: Generated<number>
    day: string | null
    today_impressions: Generated<number>
    today_clicks: Generated<number>
  }
  campaigns: {
    page_id: string
    id: string
    name: string
    design: ColumnType<unknown, string, string>
    is_archived: Generated<boolean>
    revision: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    edited_by: string | null
  }
  cart_lines: {
    user_id: string
    for_page: string
    plan_id: string
    periods: number
    price: number
    added_at: ColumnType<string, Date | string, Date | string>
  }
  cart_purchases: {
    id: string
    user_id: string
    key: string
    total: number
    discount: number
    currency: string
    voucher_id: string | null
    transfer_id: string | null
    lines: ColumnType<unknown, string, string>
    at: ColumnType<string, Date | string, Date | string>
  }
  carts: {
    user_id: string
    voucher_id: string | null
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  chatbot_versions: {
    page_id: string
    bot_id: string
    version: number
    nodes: ColumnType<unknown, string, string>
    at: ColumnType<string, Date | string, Date | string>
    by_user: string | null
    is_published: Generated<boolean>
    version_before: Generated<number>
    put_in_use: Generated<boolean>
    in_use_before: string | null
  }
  chatbots: {
    page_id: string
    id: string
    name: string
    nodes: ColumnType<unknown, string, string>
    version: Generated<number>
    is_active: Generated<boolean>
    revision: Generated<number>
    edited_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  connections: {
    page_id: string
    kind: string
    settings: ColumnType<unknown, string, string>
    secret: Buffer | null
    secret_tail: Generated<string>
    secret_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
    checked_at: ColumnType<string, Date | string, Date | string> | null
    succeeded_at: ColumnType<string, Date | string, Date | string> | null
    failing_since: ColumnType<string, Date | string, Date | string> | null
    told_at: ColumnType<string, Date | string, Date | string> | null
    last_problem: string | null
    last_detail: Generated<string>
    failures: Generated<number>
    paused_until: ColumnType<string, Date | string, Date | string> | null
  }
  consent_texts: {
    hash: Buffer
    language: string
    body: string
    first_shown_at: ColumnType<string, Date | string, Date | string>
  }
  consent_wordings: {
    page_id: string
    purpose: string
    version: number
    texts: ColumnType<unknown, string, string>
    channels: Generated<string[]>
    max_per_month: number | null
    created_at: ColumnType<string, Date | string, Date | string>
    created_by: string | null
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
    max_per_month: number | null
    wording_version: number | null
  }
  conversation_files: {
    page_id: string
    id: string
    conversation_id: string
    message_id: string | null
    kind: string
    name: Generated<string>
    type: Generated<string>
    size_bytes: Generated<number>
    offset_bytes: Generated<number>
    parts: Generated<number[]>
    state: string
    url: Generated<string>
    tries: Generated<number>
    next_at: ColumnType<string, Date | string, Date | string> | null
    leased_until: ColumnType<string, Date | string, Date | string> | null
    created_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  conversation_labels: {
    page_id: string
    id: string
    name: string
    colour: string
    created_at: ColumnType<string, Date | string, Date | string>
  }
  conversation_messages: {
    page_id: string
    id: string
    conversation_id: string
    channel: string
    message_key: string | null
    direction: string
    text: Generated<string>
    search: Generated<string>
    attachments: ColumnType<unknown, string | undefined, string>
    by_id: string | null
    is_by_admin: Generated<boolean>
    state: string
    failure: string | null
    reason: Generated<string>
    retry_at: ColumnType<string, Date | string, Date | string> | null
    at: ColumnType<string, Date | string, Date | string>
    sent_at: ColumnType<string, Date | string, Date | string> | null
    grams: number[] | null
    by_bot: string | null
    buttons: ColumnType<unknown, string | undefined, string>
    price: Generated<number>
  }
  conversation_presence: {
    page_id: string
    conversation_id: string
    user_id: string
    is_typing: boolean
    at: ColumnType<string, Date | string, Date | string>
  }
  conversations: {
    page_id: string
    id: string
    channel: string
    person_key: string
    guest_id: string | null
    name: Generated<string>
    search: Generated<string>
    status: Generated<string>
    snoozed_until: ColumnType<string, Date | string, Date | string> | null
    assignee_id: string | null
    labels: Generated<string[]>
    unread: Generated<number>
    last_text: Generated<string>
    last_direction: Generated<string>
    last_state: Generated<string>
    last_at: ColumnType<string, Date | string, Date | string>
    last_inbound_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
    grams: number[] | null
    reply_ref: Buffer | null
    mail_subject: Generated<string>
    mail_ids: Generated<string[]>
  }
  counter_looks: {
    page_id: string
    looked_at: ColumnType<string, Date | string, Date | string>
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
    newKeysUntil: ColumnType<string, Date | string, Date | string> | null
  }
  erased_contacts: {
    page_id: string
    hash: Buffer
    at: ColumnType<string, Date | string, Date | string>
  }
  event: {
    at: ColumnType<string, Date | string, Date | string>
    page_id: string
    id: string
    guest_id: string | null
    gateway_id: string | null
    campaign_id: string | null
    bytes: number | null
    amount: number | null
    was: number | null
    kind: number
    agent: number | null
    is_first: boolean | null
    key: string | null
    value: string | null
    body: string | null
  }
  exports: {
    page_id: string
    id: string
    target: string
    format: string
    filters: ColumnType<unknown, string, string>
    language: string
    is_named: boolean
    state: string
    rows: Generated<number>
    bytes: Generated<number>
    parts: Generated<number[]>
    created_by: string
    created_at: ColumnType<string, Date | string, Date | string>
    finished_at: ColumnType<string, Date | string, Date | string> | null
    leased_until: ColumnType<string, Date | string, Date | string> | null
    expires_at: ColumnType<string, Date | string, Date | string> | null
  }
  finance_accounts: {
    id: string
    user_id: string | null
    side: string | null
    currency: string
    balance: Generated<number>
    part: Generated<number>
  }
  finance_alerts: {
    user_id: string
    low_limit: number | null
    low_since: ColumnType<string, Date | string, Date | string> | null
  }
  finance_charges: {
    purpose: string
    about: string
    user_id: string
    for_page: string | null
    amount: number
    currency: string
    reason: string
    by_user: string | null
    state: string
    spent: Generated<number>
    held_at: ColumnType<string, Date | string, Date | string>
    ends_at: ColumnType<string, Date | string, Date | string> | null
    closed_at: ColumnType<string, Date | string, Date | string> | null
  }
  finance_entries: {
    transfer_id: string
    account_id: string
    amount: number
    currency: string
    balance_after: number
  }
  finance_transfers: {
    id: string
    key: string
    reason: string
    legs: number
    at: ColumnType<string, Date | string, Date | string>
    by_user: string | null
  }
  game_draws: {
    page_id: string
    id: string
    key: string
    game_id: string
    game_name: string
    guest_id: string
    roll: number
    drawn_prize: string | null
    prize: string | null
    label: string
    order_id: string | null
    points: Generated<number>
    free_key: string | null
    cost_value: Generated<number>
    cost_unit: string
    at: ColumnType<string, Date | string, Date | string>
  }
  games: {
    page_id: string
    id: string
    kind: string
    name: string
    is_active: Generated<boolean>
    prizes: ColumnType<unknown, string | undefined, string>
    consolation: string
    consolation_points: Generated<number>
    free_turn: string
    cost_value: Generated<number>
    cost_unit: string
    created_at: ColumnType<string, Date | string, Date | string>
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
  gateway_outages: {
    page_id: string
    gateway_id: string
    began_at: ColumnType<string, Date | string, Date | string>
    ended_at: ColumnType<string, Date | string, Date | string> | null
  }
  gateway_restarts: {
    page_id: string
    gateway_id: string
    fingerprint: Buffer
    heard_at: ColumnType<string, Date | string, Date | string>
  }
  gateway_secrets: {
    page_id: string
    gateway_id: string
    radius_secret: Buffer
    fas_key: Buffer
    agent_key: Buffer
    controller_secret: Buffer | null
    next_radius_secret: Buffer | null
    next_fas_key: Buffer | null
    next_agent_key: Buffer | null
    next_until: ColumnType<string, Date | string, Date | string> | null
    proved_at: ColumnType<string, Date | string, Date | string> | null
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
    offline_told_at: ColumnType<string, Date | string, Date | string> | null
    is_simulator: Generated<boolean>
    radius_address: string | null
    agent_version: number | null
    nds_down_at: ColumnType<string, Date | string, Date | string> | null
    nds_is_running: boolean | null
    nds_down_told_at: ColumnType<string, Date | string, Date | string> | null
    restart_stamp: ColumnType<string, Date | string, Date | string> | null
  }
  gift_card_files: {
    page_id: string
    id: string
    gift_id: string
    name: string
    size_bytes: number
    offset_bytes: Generated<number>
    parts: Generated<number[]>
    state: string
    failure: string | null
    progress: Generated<number>
    rows_read: Generated<number>
    added: Generated<number>
    twice: Generated<number>
    wrong: Generated<number>
    created_by: string
    created_at: ColumnType<string, Date | string, Date | string>
    finished_at: ColumnType<string, Date | string, Date | string> | null
    leased_until: ColumnType<string, Date | string, Date | string> | null
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  gift_card_problems: {
    page_id: string
    file_id: string
    line: number
    problem: string
  }
  gift_cards: {
    page_id: string
    id: string
    gift_id: string
    file_id: string
    serial_hash: Buffer
    pin_hash: Buffer
    sealed: Buffer
    order_id: string | null
    given_at: ColumnType<string, Date | string, Date | string> | null
    seen_at: ColumnType<string, Date | string, Date | string> | null
  }
  gift_orders: {
    page_id: string
    id: string
    key: string
    guest_id: string
    gift_id: string
    gift_name: string
    gift_type: string
    featured_image: Generated<string>
    terms: Generated<string>
    cost_value: number
    cost_unit: string
    valid_days: number
    money_cost: Generated<number>
    source: string
    hold_id: string | null
    is_stocked: Generated<boolean>
    place: Generated<string>
    code: string
    status: string
    cancel_reason: string | null
    note: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
    decided_at: ColumnType<string, Date | string, Date | string> | null
    decided_by: string | null
    used_at: ColumnType<string, Date | string, Date | string> | null
    used_by: string | null
    expires_at: ColumnType<string, Date | string, Date | string> | null
  }
  gift_stock_moves: {
    page_id: string
    id: string
    gift_id: string
    change: number
    reason: string
    about: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  gifts: {
    page_id: string
    id: string
    type: string
    name: string
    description: Generated<string>
    terms: Generated<string>
    featured_image: Generated<string>
    is_active: Generated<boolean>
    cost_value: number
    cost_unit: string
    valid_days: Generated<number>
    stock: number | null
    per_guest: number | null
    money_cost: Generated<number>
    telco: string | null
    denomination: number | null
    created_at: ColumnType<string, Date | string, Date | string>
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
  guest_changes: {
    page_id: string
    id: string
    guest_id: string
    due_at: ColumnType<string, Date | string | undefined, Date | string>
  }
  guest_day: {
    page_id: string
    guest_id: string
    day: string
    visits: number
    seconds: number
    bytes: number
  }
  guest_devices: {
    page_id: string
    mac: string
    guest_id: string
    last_seen_at: ColumnType<string, Date | string, Date | string>
  }
  guest_edits: {
    page_id: string
    id: string
    guest_id: string
    field: string
    before: Generated<string>
    after: Generated<string>
    by_id: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  guest_grams: {
    page_id: string
    guest_id: string
    grams: number[]
  }
  guest_identities: {
    page_id: string
    kind: string
    value: string
    guest_id: string
    verified_at: ColumnType<string, Date | string, Date | string>
  }
  guest_keys: {
    page_id: string
    hash: Buffer
    guest_id: string
    kind: string
    family: string
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    retired_at: ColumnType<string, Date | string, Date | string> | null
    passed: ColumnType<unknown, string, string> | null
  }
  guest_last: {
    page_id: string
    day: string
    guests: number
  }
  guest_last_month: {
    page_id: string
    day: string
    guests: number
  }
  guest_merge_rows: {
    page_id: string
    merge_id: string
    name: string
    keys: ColumnType<unknown, string, string>
  }
  guest_merges: {
    page_id: string
    id: string
    guest_id: string
    gone_id: string
    why: string
    by_id: string | null
    at: ColumnType<string, Date | string, Date | string>
    until: ColumnType<string, Date | string, Date | string>
    before: ColumnType<unknown, string, string>
  }
  guest_notes: {
    page_id: string
    id: string
    guest_id: string
    body: string
    written_by: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  guest_page: {
    page_id: string
    guest_id: string
    visits: number
    seconds: number
    bytes: number
    first_at: ColumnType<string, Date | string, Date | string>
    last_at: ColumnType<string, Date | string, Date | string>
    last_day: string | null
    prior_day: string | null
    last_period: number
    previous_visits: number | null
    earlier_visits: number | null
    previous_seconds: number | null
    earlier_seconds: number | null
    previous_bytes: number | null
    earlier_bytes: number | null
    has_less: boolean | null
    recent_visits: Generated<number | null>
    recent_seconds: Generated<number | null>
    recent_bytes: Generated<number | null>
  }
  guest_profiles: {
    page_id: string
    guest_id: string
    name: string | null
    phone: string | null
    email: string | null
    source: string
    language: string
    is_phone_verified: boolean
    is_email_verified: boolean
    first_seen_at: ColumnType<string, Date | string, Date | string>
    last_seen_at: ColumnType<string, Date | string, Date | string>
    visits: number
    seconds: number
    bytes: number
    visit_days: number[]
    weekdays: number
    hours: number
    system: number
    gateways: string[]
    channels: string[]
    tags: string[]
    answers: ColumnType<unknown, string, string>
    score: number | null
    birthday: number | null
    campaigns_seen: string[]
    campaigns_clicked: string[]
    search: string
    points: Generated<number>
    tasks_done: Generated<number>
    gifts_ready: Generated<number>
    gifts_used: Generated<number>
    review_score: number | null
  }
  guest_quotas: {
    page_id: string
    megabytes_per_day: number | null
    minutes_per_day: number | null
    devices_per_guest: Generated<number>
  }
  guest_steps: {
    page_id: string
    guest_id: string
    step_id: string
    at: ColumnType<string, Date | string, Date | string>
  }
  guest_tiers: {
    page_id: string
    guest_id: string
    tier: string
    since: ColumnType<string, Date | string, Date | string>
  }
  guest_totals: {
    page_id: string
    source: string
    guests: number
  }
  guest_views: {
    page_id: string
    hash: Buffer
    guest_id: string | null
    proof: string | null
    language: string
    contact: string | null
    code_id: string | null
    back: Generated<string>
    ip: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
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
    profile: ColumnType<unknown, string | undefined, string>
    phone_verified_at: ColumnType<string, Date | string, Date | string> | null
    email_verified_at: ColumnType<string, Date | string, Date | string> | null
    source: Generated<string>
    erased_at: ColumnType<string, Date | string, Date | string> | null
  }
  happenings: {
    page_id: string
    id: string
    kind: string
    data: ColumnType<unknown, string, string>
    at: ColumnType<string, Date | string, Date | string>
    tries: Generated<number>
    next_at: ColumnType<string, Date | string, Date | string> | null
    done_at: ColumnType<string, Date | string, Date | string> | null
    last_error: Generated<string>
  }
  hotspot_day: {
    page_id: string
    day: string
    gateway_id: string
    seen: Generated<number>
    visits: Generated<number>
    ended: Generated<number>
    seconds: Generated<number>
    bytes: Generated<number>
  }
  hotspot_month: {
    page_id: string
    day: string
    gateway_id: string
    seen: Generated<number>
    visits: Generated<number>
    ended: Generated<number>
    seconds: Generated<number>
    bytes: Generated<number>
  }
  idempotency_keys: {
    user_id: string
    key_hash: Buffer
    request_hash: Buffer
    reply: Buffer | null
    at: ColumnType<string, Date | string, Date | string>
    for_page: string | null
  }
  import_guests: {
    page_id: string
    import_id: string
    guest_id: string
    is_new: boolean
    print: string | null
    filled: ColumnType<unknown, string | undefined, string>
    tags: Generated<string[]>
    notes: Generated<string[]>
  }
  import_leads: {
    page_id: string
    import_id: string
    lead_id: string
    is_new: boolean
  }
  import_problems: {
    page_id: string
    import_id: string
    line: number
    field: string
    problem: string
  }
  imports: {
    page_id: string
    id: string
    target: string
    name: string
    size_bytes: number
    offset_bytes: Generated<number>
    parts: Generated<number[]>
    state: string
    failure: string | null
    has_header: Generated<boolean>
    columns: ColumnType<unknown, string | undefined, string>
    sample: ColumnType<unknown, string | undefined, string>
    plan: ColumnType<unknown, string, string> | null
    progress: Generated<number>
    total_rows: number | null
    rows_read: Generated<number>
    added: Generated<number>
    updated: Generated<number>
    skipped: Generated<number>
    wrong: Generated<number>
    problems: Generated<number>
    tags_made: Generated<string[]>
    undone: ColumnType<unknown, string, string> | null
    created_by: string
    created_at: ColumnType<string, Date | string, Date | string>
    started_at: ColumnType<string, Date | string, Date | string> | null
    finished_at: ColumnType<string, Date | string, Date | string> | null
    leased_until: ColumnType<string, Date | string, Date | string> | null
    cleared_at: ColumnType<string, Date | string, Date | string> | null
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  installation_keys: {
    name: string
    sealed: Buffer
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
  invoices: {
    id: string
    number: number
    user_id: string
    key: string
    lines: ColumnType<unknown, string, string>
    total: number
    currency: string
    vat_percent: number | null
    seller: ColumnType<unknown, string, string>
    buyer: ColumnType<unknown, string, string> | null
    at: ColumnType<string, Date | string, Date | string>
  }
  jobs: {
    name: string
    last_started_at: ColumnType<string, Date | string, Date | string> | null
    last_ended_at: ColumnType<string, Date | string, Date | string> | null
    last_duration_ms: number | null
    last_fault: string | null
    last_fault_at: ColumnType<string, Date | string, Date | string> | null
    runs: Generated<number>
    faults: Generated<number>
  }
  lead_boards: {
    page_id: string
    stages: ColumnType<unknown, string, string>
  }
  lead_day: {
    page_id: string
    day: string
    stage: string
    source: string
    created: Generated<number>
    entered: Generated<number>
  }
  lead_month: {
    page_id: string
    day: string
    stage: string
    source: string
    created: Generated<number>
    entered: Generated<number>
  }
  lead_notes: {
    page_id: string
    id: string
    lead_id: string
    kind: string
    text: Generated<string>
    before: Generated<string>
    after: Generated<string>
    by_id: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  leads: {
    page_id: string
    id: string
    guest_id: string | null
    name: Generated<string>
    phone: string | null
    email: string | null
    note: Generated<string>
    source: string
    campaign_id: string | null
    stage: string
    owner_id: string | null
    due_at: ColumnType<string, Date | string, Date | string> | null
    reminded_at: ColumnType<string, Date | string, Date | string> | null
    value: number | null
    lost_reason: Generated<string>
    revision: Generated<number>
    search: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    closed_at: ColumnType<string, Date | string, Date | string> | null
  }
  licence_batches: {
    id: string
    name: string
    plan_id: string
    months: number | null
    days: number | null
    is_trial: boolean
    reseller: Generated<string>
    share_percent: Generated<number>
    valid_until: ColumnType<string, Date | string, Date | string> | null
    created_by: string
    created_at: ColumnType<string, Date | string, Date | string>
    code_price: number | null
  }
  licence_codes: {
    batch_id: string
    number: number
    hash: Buffer
    sealed: Buffer
    revoked_at: ColumnType<string, Date | string, Date | string> | null
    used_at: ColumnType<string, Date | string, Date | string> | null
    used_by: string | null
    used_on: string | null
  }
  lifecycle_thresholds: {
    page_id: string
    regular_visits: number
    cooling_days: number
    risk_days: number
    lost_days: number
  }
  login_flow_gateways: {
    page_id: string
    gateway_id: string
    flow_id: string
  }
  login_flow_versions: {
    page_id: string
    flow_id: string
    version: number
    steps: ColumnType<unknown, string, string>
    at: ColumnType<string, Date | string, Date | string>
    by_user: string | null
    template_id: string | null
    is_published: Generated<boolean>
    version_before: Generated<number>
    put_in_use: Generated<boolean>
    in_use_before: string | null
  }
  login_flows: {
    page_id: string
    id: string
    name: string
    steps: ColumnType<unknown, string, string>
    version: Generated<number>
    is_active: Generated<boolean>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    template_id: string | null
    revision: Generated<number>
    edited_by: string | null
  }
  loyalty_reach: {
    page_id: string
    guest_id: string
    is_held_out: boolean
    first_at: ColumnType<string, Date | string, Date | string>
  }
  loyalty_settings: {
    page_id: string
    is_on: Generated<boolean>
    visit_points: Generated<number>
    expiry_months: number | null
    birthday_points: Generated<number>
    tiers: ColumnType<unknown, string | undefined, string>
    tier_months: number | null
    updated_at: ColumnType<string, Date | string, Date | string>
    hold_out: Generated<number>
  }
  manual_credits: {
    id: string
    kind: string
    user_id: string
    key: string
    amount: number
    currency: string
    reason: string
    of_transfer: string | null
    proof_name: Generated<string>
    proof_type: Generated<string>
    proof: Buffer | null
    state: string
    asked_by: string
    asked_at: ColumnType<string, Date | string, Date | string>
    decided_by: string | null
    decided_at: ColumnType<string, Date | string, Date | string> | null
    note: Generated<string>
    transfer_id: string | null
  }
  media_files: {
    page_id: string
    id: string
    kind: string
    name: string
    folder: Generated<string>
    tags: Generated<string[]>
    filename: string
    mimetype: string
    extension: string
    size_bytes: number
    width: number
    height: number
    duration_ms: number | null
    renditions: ColumnType<unknown, string, string>
    objects: string[]
    master: string | null
    source_id: string | null
    crop: ColumnType<unknown, string, string> | null
    uploaded_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    deleted_at: ColumnType<string, Date | string, Date | string> | null
    is_light: Generated<boolean>
  }
  media_leftovers: {
    key: string
    actor_id: Generated<string | null>
    at: ColumnType<string, Date | string | undefined, Date | string>
  }
  media_uploads: {
    page_id: string
    id: string
    name: string
    size_bytes: number
    fingerprint: Generated<string>
    offset_bytes: Generated<number>
    parts: Generated<number[]>
    file_id: string | null
    uploaded_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  members: {
    page_id: string
    user_id: string
    role: string
    created_at: ColumnType<string, Date | string | undefined, Date | string>
    can_read_identity: boolean | null
    last_active_at: ColumnType<string, Date | string, Date | string> | null
    expires_at: ColumnType<string, Date | string, Date | string> | null
  }
  message_blocks: {
    page_id: string
    channel: string
    hash: Buffer
    reason: string
    at: ColumnType<string, Date | string, Date | string>
  }
  message_campaigns: {
    page_id: string
    id: string
    name: string
    segment_id: string | null
    ways: ColumnType<unknown, string | undefined, string>
    hold_out: Generated<number>
    status: Generated<string>
    paused_why: Generated<string>
    starts_at: ColumnType<string, Date | string, Date | string> | null
    plan: ColumnType<unknown, string, string> | null
    prepared_to: string | null
    is_prepared: Generated<boolean>
    payer_id: string | null
    currency: Generated<string>
    held: Generated<number>
    planned: Generated<number>
    spent: number | null
    counts: ColumnType<unknown, string, string> | null
    started_at: ColumnType<string, Date | string, Date | string> | null
    ended_at: ColumnType<string, Date | string, Date | string> | null
    revision: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    edited_by: string | null
    is_series: Generated<boolean>
  }
  message_counts: {
    key: string
    hour: ColumnType<string, Date | string, Date | string>
    count: number
  }
  message_lanes: {
    page_id: string
    channel: string
    tokens: number
    filled_at: ColumnType<string, Date | string, Date | string>
    blocked_until: ColumnType<string, Date | string, Date | string> | null
  }
  message_links: {
    page_id: string
    campaign_id: string
    number: number
    href: string
    clicks: Generated<number>
  }
  message_sends: {
    page_id: string
    id: string
    campaign_id: string
    guest_id: string | null
    channel: string
    state: string
    reason: Generated<string>
    detail: Generated<string>
    tries: Generated<number>
    next_at: ColumnType<string, Date | string, Date | string>
    is_flagged: Generated<boolean>
    key: string | null
    provider_id: string | null
    cost: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    sent_at: ColumnType<string, Date | string, Date | string> | null
    delivered_at: ColumnType<string, Date | string, Date | string> | null
    seen_at: ColumnType<string, Date | string, Date | string> | null
    clicked_at: ColumnType<string, Date | string, Date | string> | null
    replied_at: ColumnType<string, Date | string, Date | string> | null
    unsubscribed_at: ColumnType<string, Date | string, Date | string> | null
    occasion: Generated<string>
    held: Generated<number>
  }
  message_settings: {
    page_id: string
    quiet_from: Generated<number>
    quiet_to: Generated<number>
    report_hash: Buffer | null
    has_home_chat: Generated<boolean>
    reply_address: Generated<string>
    mail_hash: Buffer | null
  }
  message_singles: {
    page_id: string
    id: string
    guest_id: string
    channel: string
    sent_at: ColumnType<string, Date | string, Date | string>
  }
  message_templates: {
    page_id: string
    id: string
    name: string
    kind: string
    content: ColumnType<unknown, string, string>
    approval: Generated<string>
    approval_reason: Generated<string>
    revision: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    edited_by: string | null
  }
  notification_bundles: {
    page_id: string
    id: string
    kind: string
    opened_at: ColumnType<string, Date | string, Date | string>
    due_at: ColumnType<string, Date | string, Date | string>
    count: number
    items: ColumnType<unknown, string, string>
    sent_at: ColumnType<string, Date | string, Date | string> | null
  }
  notification_digests: {
    page_id: string
    day: string
    decided_at: ColumnType<string, Date | string, Date | string>
  }
  notification_settings: {
    page_id: string
    rules: ColumnType<unknown, string, string>
    first_visits_only: boolean
    quiet_from: string | null
    quiet_to: string | null
    digest_is_on: boolean
    digest_hour: number
    digest_skips_empty: boolean
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
    for_page: string | null
    about_guests: string[] | null
  }
  own_devices: {
    page_id: string
    id: string
    guest_id: string
    mac: string
    name: string
    gateway_id: string
    visit_id: string
    created_at: ColumnType<string, Date | string, Date | string>
  }
  ownership_offers: {
    page_id: string
    from_user: string
    to_user: string
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  page_item_views: {
    page_id: string
    item_id: string
    day: string
    viewer: Buffer
  }
  page_items: {
    page_id: string
    id: string
    eid: Generated<string>
    menu_id: string
    name: string
    description: Generated<string>
    price: number | null
    unit: Generated<string>
    attributes: ColumnType<unknown, string | undefined, string>
    pictures: ColumnType<unknown, string | undefined, string>
    is_sold_out: Generated<boolean>
    translations: ColumnType<unknown, string | undefined, string>
    position: number
    views: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  page_menus: {
    page_id: string
    id: string
    name: string
    is_default: Generated<boolean>
    translations: ColumnType<unknown, string | undefined, string>
    created_at: ColumnType<string, Date | string, Date | string>
    position: Generated<number>
  }
  page_template_versions: {
    page_id: string
    template_id: string
    version: number
    design: ColumnType<unknown, string, string>
    is_published: boolean
    at: ColumnType<string, Date | string, Date | string>
    by_user: string | null
    version_before: Generated<number>
    put_in_use: Generated<boolean>
    in_use_before: string | null
  }
  page_templates: {
    page_id: string
    id: string
    name: string
    design: ColumnType<unknown, string, string>
    version: Generated<number>
    is_active: Generated<boolean>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    revision: Generated<number>
    edited_by: string | null
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
    offline_minutes: Generated<number>
    portal_opened_at: ColumnType<string, Date | string, Date | string> | null
    first_steps_closed_at: ColumnType<string, Date | string, Date | string> | null
    suspended_at: ColumnType<string, Date | string, Date | string> | null
    suspension_reason: Generated<string>
    moved_at: ColumnType<string, Date | string, Date | string> | null
  }
  payment_differences: {
    id: string
    provider: string
    reference: string
    kind: string
    ours: number | null
    theirs: number | null
    currency: string
    transaction: Generated<string>
    order_id: string | null
    found_at: ColumnType<string, Date | string, Date | string>
    resolved_at: ColumnType<string, Date | string, Date | string> | null
    resolved_by: string | null
    resolution: Generated<string>
  }
  payment_notices: {
    id: string
    order_id: string | null
    provider: string
    reference: string
    source: string
    verdict: string
    amount: number
    currency: string
    transaction: string
    body: Buffer | null
    at: ColumnType<string, Date | string, Date | string>
  }
  payment_orders: {
    id: string
    user_id: string
    key: string
    provider: string
    reference: string
    amount: number
    currency: string
    state: string
    provider_id: Generated<string>
    url: Generated<string>
    qr: Generated<string>
    transaction: string | null
    transfer_id: string | null
    invoice_number: number | null
    fault: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    settled_at: ColumnType<string, Date | string, Date | string> | null
    next_query_at: ColumnType<string, Date | string, Date | string> | null
    queries: Generated<number>
    cart_total: number | null
  }
  payment_reconciliations: {
    id: string
    provider: string
    since: ColumnType<string, Date | string, Date | string>
    until: ColumnType<string, Date | string, Date | string>
    orders: number
    differences: number
    fault: Generated<string>
    at: ColumnType<string, Date | string, Date | string>
  }
  plan_notices: {
    page_id: string
    end_date: ColumnType<string, Date | string, Date | string>
    stage: string
    at: ColumnType<string, Date | string, Date | string>
  }
  plans: {
    id: string
    name: string
    other_metrics: ColumnType<unknown, string | undefined, string>
    price: Generated<number>
    currency: Generated<string>
    period: Generated<string>
    is_on_sale: Generated<boolean>
    is_for_new: Generated<boolean>
    retired_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string | undefined, Date | string>
    updated_at: ColumnType<string, Date | string | undefined, Date | string>
  }
  platform_card_kinds: {
    telco: string
    denomination: number
    price: number
  }
  platform_cards: {
    id: string
    telco: string
    denomination: number
    serial_hash: Buffer
    sealed: Buffer
    added_at: ColumnType<string, Date | string, Date | string>
    sold_at: ColumnType<string, Date | string, Date | string> | null
    charge_about: string | null
    sold_price: number | null
  }
  points_balances: {
    page_id: string
    guest_id: string
    unit: string
    available: Generated<number>
    held: Generated<number>
    next_expiry_at: ColumnType<string, Date | string, Date | string> | null
  }
  points_transfers: {
    page_id: string
    id: string
    key: string
    guest_id: string
    unit: string
    from_account: string
    to_account: string
    amount: number
    reason: string
    reason_id: string
    closes: string | null
    expires_at: ColumnType<string, Date | string, Date | string> | null
    note: Generated<string>
    by_id: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  portal_codes: {
    page_id: string
    id: string
    token_hash: Buffer
    step_id: string
    way: string
    destination_hash: Buffer
    hint: Generated<string>
    country: Generated<string>
    gateway_id: string
    mac: string
    ip: Generated<string>
    tries: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    used_at: ColumnType<string, Date | string, Date | string> | null
    failed_at: ColumnType<string, Date | string, Date | string> | null
    is_sent: Generated<boolean>
  }
  portal_looks: {
    page_id: string
    accent: Generated<string>
  }
  portal_passes: {
    page_id: string
    visit_id: string
    token_hash: Buffer
    ends_at: ColumnType<string, Date | string, Date | string>
    closed_at: ColumnType<string, Date | string, Date | string> | null
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
    visit_id: string | null
    handed_over_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    agent: number | null
    flow_id: string | null
    flow_version: number | null
    step: string | null
    refusal: string | null
    hand_off: Buffer | null
    browser: Buffer | null
    returned_at: ColumnType<string, Date | string, Date | string> | null
  }
  profile_day: {
    page_id: string
    day: string
    mini: Generated<number>
    h0: Generated<number>
    h1: Generated<number>
    h2: Generated<number>
    h3: Generated<number>
    h4: Generated<number>
    h5: Generated<number>
    h6: Generated<number>
    h7: Generated<number>
    h8: Generated<number>
    h9: Generated<number>
    h10: Generated<number>
    h11: Generated<number>
    h12: Generated<number>
    h13: Generated<number>
    h14: Generated<number>
    h15: Generated<number>
    h16: Generated<number>
    h17: Generated<number>
    h18: Generated<number>
    h19: Generated<number>
    h20: Generated<number>
    h21: Generated<number>
    h22: Generated<number>
    h23: Generated<number>
    kind0: Generated<number>
    kind1: Generated<number>
    kind2: Generated<number>
    kind3: Generated<number>
    brand0: Generated<number>
    brand1: Generated<number>
    brand2: Generated<number>
    brand3: Generated<number>
    brand4: Generated<number>
    brand5: Generated<number>
    brand6: Generated<number>
    brand7: Generated<number>
    brand8: Generated<number>
    os0: Generated<number>
    os1: Generated<number>
    os2: Generated<number>
    os3: Generated<number>
    os4: Generated<number>
    os5: Generated<number>
    os6: Generated<number>
    browser0: Generated<number>
    browser1: Generated<number>
    browser2: Generated<number>
    browser3: Generated<number>
    browser4: Generated<number>
    browser5: Generated<number>
    browser6: Generated<number>
    browser7: Generated<number>
    browser8: Generated<number>
    browser9: Generated<number>
    browser10: Generated<number>
    dwell0: Generated<number>
    dwell1: Generated<number>
    dwell2: Generated<number>
    dwell3: Generated<number>
    dwell4: Generated<number>
    dwell5: Generated<number>
    dwell6: Generated<number>
    dwell7: Generated<number>
    dwell8: Generated<number>
    dwell9: Generated<number>
    dwell10: Generated<number>
    dwell11: Generated<number>
    dwell12: Generated<number>
    dwell13: Generated<number>
    dwell14: Generated<number>
  }
  profile_month: {
    page_id: string
    day: string
    mini: Generated<number>
    h0: Generated<number>
    h1: Generated<number>
    h2: Generated<number>
    h3: Generated<number>
    h4: Generated<number>
    h5: Generated<number>
    h6: Generated<number>
    h7: Generated<number>
    h8: Generated<number>
    h9: Generated<number>
    h10: Generated<number>
    h11: Generated<number>
    h12: Generated<number>
    h13: Generated<number>
    h14: Generated<number>
    h15: Generated<number>
    h16: Generated<number>
    h17: Generated<number>
    h18: Generated<number>
    h19: Generated<number>
    h20: Generated<number>
    h21: Generated<number>
    h22: Generated<number>
    h23: Generated<number>
    kind0: Generated<number>
    kind1: Generated<number>
    kind2: Generated<number>
    kind3: Generated<number>
    brand0: Generated<number>
    brand1: Generated<number>
    brand2: Generated<number>
    brand3: Generated<number>
    brand4: Generated<number>
    brand5: Generated<number>
    brand6: Generated<number>
    brand7: Generated<number>
    brand8: Generated<number>
    os0: Generated<number>
    os1: Generated<number>
    os2: Generated<number>
    os3: Generated<number>
    os4: Generated<number>
    os5: Generated<number>
    os6: Generated<number>
    browser0: Generated<number>
    browser1: Generated<number>
    browser2: Generated<number>
    browser3: Generated<number>
    browser4: Generated<number>
    browser5: Generated<number>
    browser6: Generated<number>
    browser7: Generated<number>
    browser8: Generated<number>
    browser9: Generated<number>
    browser10: Generated<number>
    dwell0: Generated<number>
    dwell1: Generated<number>
    dwell2: Generated<number>
    dwell3: Generated<number>
    dwell4: Generated<number>
    dwell5: Generated<number>
    dwell6: Generated<number>
    dwell7: Generated<number>
    dwell8: Generated<number>
    dwell9: Generated<number>
    dwell10: Generated<number>
    dwell11: Generated<number>
    dwell12: Generated<number>
    dwell13: Generated<number>
    dwell14: Generated<number>
  }
  push_subscriptions: {
    user_id: string
    id: string
    family: string
    endpoint_hash: Buffer
    sealed: Buffer
    created_at: ColumnType<string, Date | string, Date | string>
    delivered_at: ColumnType<string, Date | string, Date | string> | null
  }
  quick_replies: {
    page_id: string
    id: string
    shortcut: string
    text: string
    created_at: ColumnType<string, Date | string, Date | string>
  }
  radius_drops: {
    page_id: string
    gateway_id: string
    reason: string
    address: string
    quarter: ColumnType<string, Date | string, Date | string>
    packets: number
    last_at: ColumnType<string, Date | string, Date | string>
  }
  recipe_links: {
    page_id: string
    id: string
    gateway_id: string
    token_hash: Buffer
    browser_hash: Buffer | null
    opened_at: ColumnType<string, Date | string, Date | string> | null
    language: string
    expires_at: ColumnType<string, Date | string, Date | string>
    created_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    read_minutes: Generated<number>
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
  report_dirty: {
    page_id: string
    day: string
  }
  report_schedules: {
    page_id: string
    id: string
    report: string
    every: string
    hour: number
    weekday: number
    monthday: number
    recipients: ColumnType<unknown, string, string>
    language: string
    is_on: Generated<boolean>
    created_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    next_at: ColumnType<string, Date | string, Date | string>
    last_sent_at: ColumnType<string, Date | string, Date | string> | null
  }
  report_settings: {
    page_id: string
    engaged_minutes: Generated<number>
    long_minutes: Generated<number>
  }
  report_shares: {
    page_id: string
    id: string
    token_hash: Buffer
    saved: ColumnType<unknown, string, string>
    created_by: string | null
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    revoked_at: ColumnType<string, Date | string, Date | string> | null
  }
  returning_guests: {
    page_id: string
    days: number
  }
  review_settings: {
    page_id: string
    google_url: Generated<string>
    is_shown: Generated<boolean>
    low_score: Generated<number>
  }
  reviews: {
    page_id: string
    id: string
    guest_id: string | null
    visit_id: string
    score: number
    words: Generated<string>
    language: string
    status: Generated<string>
    reply: Generated<string>
    replied_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  segment_versions: {
    page_id: string
    segment_id: string
    version: number
    name: string
    condition: ColumnType<unknown, string, string>
    at: ColumnType<string, Date | string, Date | string>
    by_user: string | null
  }
  segments: {
    page_id: string
    id: string
    name: string
    condition: ColumnType<unknown, string, string>
    version: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    edited_by: string | null
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
    polled_at: ColumnType<string, Date | string, Date | string> | null
    before_at: ColumnType<string, Date | string, Date | string> | null
    before_up_bytes: Generated<number>
    before_down_bytes: Generated<number>
    carried_up_bytes: Generated<number>
    carried_down_bytes: Generated<number>
    end_ordered_at: ColumnType<string, Date | string, Date | string> | null
  }
  shared_templates: {
    id: string
    name: string
    category: string
    design: ColumnType<unknown, string, string>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
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
    is_remembered: Generated<boolean>
  }
  sign_ups: {
    id: string
    user_id: string
    browser_hash: Buffer
    display_name: string
    password_hash: string
    language: string
    created_at: ColumnType<string, Date | string, Date | string>
  }
  step_day: {
    page_id: string
    day: string
    key: string
    viewed: Generated<number>
    done: Generated<number>
  }
  step_month: {
    page_id: string
    day: string
    key: string
    viewed: Generated<number>
    done: Generated<number>
  }
  stray_packets: {
    nas_id: string
    address: string
    packets: number
    last_at: ColumnType<string, Date | string, Date | string>
  }
  subscription_changes: {
    page_id: string
    id: string
    kind: string
    plan_id: string
    end_date: ColumnType<string, Date | string, Date | string> | null
    is_lifetime: boolean
    reason: Generated<string>
    by_user: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  subscriptions: {
    page_id: string
    plan_id: string
    end_date: ColumnType<string, Date | string, Date | string> | null
    is_lifetime: Generated<boolean>
    anchor_day: Generated<number>
    renews_by: string | null
    renew_price: number | null
  }
  switches: {
    name: string
    is_on: boolean
    changed_at: ColumnType<string, Date | string, Date | string>
  }
  tagged_guests: {
    page_id: string
    tag_id: string
    guest_id: string
    origin: string
    at: ColumnType<string, Date | string, Date | string>
  }
  tags: {
    page_id: string
    id: string
    name: string
    colour: string
    rule: ColumnType<unknown, string, string> | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
  task_attempts: {
    page_id: string
    id: string
    task_id: string
    guest_id: string
    status: Generated<string>
    is_verified: Generated<boolean>
    points: Generated<number>
    wrong_tries: Generated<number>
    watched_from: ColumnType<string, Date | string, Date | string> | null
    reference: string
    started_at: ColumnType<string, Date | string, Date | string>
    ended_at: ColumnType<string, Date | string, Date | string> | null
  }
  task_codes: {
    page_id: string
    id: string
    task_id: string
    attempt_id: string | null
    code: string
    begun_at: ColumnType<string, Date | string, Date | string>
    shown_at: ColumnType<string, Date | string, Date | string> | null
    used_at: ColumnType<string, Date | string, Date | string> | null
  }
  tasks: {
    page_id: string
    id: string
    type: string
    title: Generated<string>
    words: Generated<string>
    target: Generated<string>
    question: Generated<string>
    correct_answers: ColumnType<unknown, string | undefined, string>
    correct_prices: ColumnType<unknown, string | undefined, string>
    price_tolerance: Generated<number>
    lite_mode: Generated<boolean>
    max_completed: number | null
    per_guest: Generated<number>
    rest_hours: Generated<number>
    seconds: Generated<number>
    reward: Generated<number>
    starts_at: ColumnType<string, Date | string, Date | string> | null
    ends_at: ColumnType<string, Date | string, Date | string> | null
    is_active: Generated<boolean>
    accepts_policy: Generated<boolean>
    opened: Generated<number>
    canceled: Generated<number>
    completed: Generated<number>
    unverified: Generated<number>
    site_seen_at: ColumnType<string, Date | string, Date | string> | null
    stopped_at: ColumnType<string, Date | string, Date | string> | null
    deleted_at: ColumnType<string, Date | string, Date | string> | null
    revision: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    edited_by: string | null
  }
  text_threads: {
    page_id: string
    number_hash: Buffer
    at: ColumnType<string, Date | string, Date | string>
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
  visit_day: {
    page_id: string
    day: string
    seen: Generated<number>
    started: Generated<number>
    verified: Generated<number>
    contacts: Generated<number>
    verified_contacts: Generated<number>
    consents_asked: Generated<number>
    consents_given: Generated<number>
    visits: Generated<number>
    new_visits: Generated<number>
    guests: Generated<number>
    ended: Generated<number>
    impressions: Generated<number>
    clicks: Generated<number>
    answers: Generated<number>
    leads: Generated<number>
    seconds: Generated<number>
    bytes: Generated<number>
  }
  visit_month: {
    page_id: string
    day: string
    seen: Generated<number>
    started: Generated<number>
    verified: Generated<number>
    contacts: Generated<number>
    verified_contacts: Generated<number>
    consents_asked: Generated<number>
    consents_given: Generated<number>
    visits: Generated<number>
    new_visits: Generated<number>
    guests: Generated<number>
    ended: Generated<number>
    impressions: Generated<number>
    clicks: Generated<number>
    answers: Generated<number>
    leads: Generated<number>
    seconds: Generated<number>
    bytes: Generated<number>
  }
  visitor_sketch: {
    page_id: string
    day: string
    is_month: boolean
    sketch: string
    small: Generated<string | null>
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
    agent: number | null
    reported_seconds: number | null
    reported_bytes: Generated<number>
    extensions: Generated<number>
  }
  voucher_uses: {
    voucher_id: string
    user_id: string
    purchase_id: string
    at: ColumnType<string, Date | string, Date | string>
  }
  vouchers: {
    id: string
    code: string
    percent: number | null
    amount: number | null
    currency: string | null
    most_uses: number | null
    valid_until: ColumnType<string, Date | string, Date | string> | null
    revoked_at: ColumnType<string, Date | string, Date | string> | null
    created_by: string
    created_at: ColumnType<string, Date | string, Date | string>
  }
  webhook_deliveries: {
    page_id: string
    id: string
    webhook_id: string
    happening_id: string | null
    kind: string
    body: Buffer
    has_personal_data: Generated<boolean>
    created_at: ColumnType<string, Date | string, Date | string>
    next_at: ColumnType<string, Date | string, Date | string>
    tries: Generated<number>
    state: Generated<string>
    tried_at: ColumnType<string, Date | string, Date | string> | null
    status: number | null
    duration_ms: number | null
    response: Generated<string>
    last_problem: string | null
    last_detail: Generated<string>
    guest_id: string | null
  }
  webhooks: {
    page_id: string
    id: string
    url: string
    kinds: ColumnType<unknown, string, string>
    is_on: Generated<boolean>
    off_reason: string | null
    has_personal_data: Generated<boolean>
    secret: Buffer
    secret_tail: string
    secret_at: ColumnType<string, Date | string, Date | string>
    previous_secret: Buffer | null
    previous_until: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
    succeeded_at: ColumnType<string, Date | string, Date | string> | null
    failing_since: ColumnType<string, Date | string, Date | string> | null
    told_at: ColumnType<string, Date | string, Date | string> | null
    last_problem: string | null
    last_detail: Generated<string>
  }
  weekday_month: {
    page_id: string
    day: string
    weekday: number
    h0: Generated<number>
    h1: Generated<number>
    h2: Generated<number>
    h3: Generated<number>
    h4: Generated<number>
    h5: Generated<number>
    h6: Generated<number>
    h7: Generated<number>
    h8: Generated<number>
    h9: Generated<number>
    h10: Generated<number>
    h11: Generated<number>
    h12: Generated<number>
    h13: Generated<number>
    h14: Generated<number>
    h15: Generated<number>
    h16: Generated<number>
    h17: Generated<number>
    h18: Generated<number>
    h19: Generated<number>
    h20: Generated<number>
    h21: Generated<number>
    h22: Generated<number>
    h23: Generated<number>
  }
  wifi_authorities: {
    id: string
    certificate: string
    sealed_key: Buffer
    server_name: string
    server_certificate: string
    sealed_server_key: Buffer
    server_until: ColumnType<string, Date | string, Date | string>
    created_at: ColumnType<string, Date | string, Date | string>
  }
  wifi_campaigns: {
    page_id: string
    id: string
    name: string
    type: string
    status: string
    start_time: ColumnType<string, Date | string, Date | string>
    end_time: ColumnType<string, Date | string, Date | string> | null
    redirect_url: string
    priority: number
    finished_at: ColumnType<string, Date | string, Date | string> | null
    finished_by: string | null
    targeted_devices: string[]
    slots: string[]
    variants: ColumnType<unknown, string, string>
    goal: ColumnType<unknown, string, string> | null
    cap: ColumnType<unknown, string, string> | null
    rest_hours: number
    audience: ColumnType<unknown, string, string>
    hold_out: number
    sponsor: ColumnType<unknown, string, string> | null
    approval: string | null
    approval_note: Generated<string>
    approval_hash: Buffer | null
    approval_expires_at: ColumnType<string, Date | string, Date | string> | null
    share_permille: Generated<number>
    revision: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    updated_at: ColumnType<string, Date | string, Date | string>
    edited_by: string | null
    deleted_at: ColumnType<string, Date | string, Date | string> | null
  }
  wifi_orders: {
    page_id: string
    id: string
    batch_id: string
    name: string
    amount: number
    currency: string
    provider: string
    reference: string
    state: string
    provider_id: Generated<string>
    url: Generated<string>
    qr: Generated<string>
    transaction: string | null
    code_id: string | null
    fault: Generated<string>
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    settled_at: ColumnType<string, Date | string, Date | string> | null
    next_query_at: ColumnType<string, Date | string, Date | string> | null
    queries: Generated<number>
  }
  wifi_payment_accounts: {
    page_id: string
    provider: string
    sealed: Buffer
    shown: string
    is_enabled: Generated<boolean>
    updated_at: ColumnType<string, Date | string, Date | string>
  }
  wifi_profile_guests: {
    page_id: string
    login: string
    guest_id: string
    revoked_at: ColumnType<string, Date | string, Date | string> | null
  }
  wifi_profile_settings: {
    page_id: string
    is_enabled: boolean
    network_name: string
    valid_days: number
    is_chain: boolean
    has_passpoint: boolean
    certificate: string | null
    sealed_key: Buffer | null
    certificate_until: ColumnType<string, Date | string, Date | string> | null
  }
  wifi_profiles: {
    page_id: string
    id: string
    guest_id: string
    kind: string
    device: string
    login: string
    file_hash: Buffer | null
    file_until: ColumnType<string, Date | string, Date | string> | null
    code_id: string | null
    session_seconds: number | null
    down_kbps: number
    up_kbps: number
    visit_id: string | null
    uses: Generated<number>
    created_at: ColumnType<string, Date | string, Date | string>
    expires_at: ColumnType<string, Date | string, Date | string>
    used_at: ColumnType<string, Date | string, Date | string> | null
    revoked_at: ColumnType<string, Date | string, Date | string> | null
    revoked_by: string | null
  }
  wifi_sale_entries: {
    page_id: string
    order_id: string
    kind: string
    amount: number
    currency: string
    reason: Generated<string>
    by_user: string | null
    at: ColumnType<string, Date | string, Date | string>
  }
  wifi_tickets: {
    page_id: string
    name: Buffer
    login: string
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  zalo_accounts: {
    app_id: string
    oa_id: string
    app_secret: Buffer | null
    oa_secret: Buffer | null
    access_token: Buffer
    access_expires_at: ColumnType<string, Date | string, Date | string>
    refresh_token: Buffer
    previous_refresh_token: Buffer | null
    refreshed_at: ColumnType<string, Date | string, Date | string>
    version: Generated<number>
    refreshing_until: ColumnType<string, Date | string, Date | string> | null
    next_refresh_at: ColumnType<string, Date | string, Date | string> | null
    problem: string | null
    detail: Generated<string>
    failing_since: ColumnType<string, Date | string, Date | string> | null
    told_at: ColumnType<string, Date | string, Date | string> | null
    must_reconnect: Generated<boolean>
    page_ids: Generated<string[]>
    sync_wanted_at: ColumnType<string, Date | string, Date | string> | null
    sync_until: ColumnType<string, Date | string, Date | string> | null
    sync_place: ColumnType<unknown, string, string> | null
    sync_done: Generated<number>
    sync_total: Generated<number>
    synced_at: ColumnType<string, Date | string, Date | string> | null
  }
  zalo_claims: {
    page_id: string
    guest_id: string
    code: string
    expires_at: ColumnType<string, Date | string, Date | string>
  }
  zalo_events: {
    page_id: string
    id: string
    key: string
    name: string
    user_id: Generated<string>
    body: Buffer
    at: ColumnType<string, Date | string, Date | string>
    received_at: ColumnType<string, Date | string, Date | string>
    state: Generated<string>
    tries: Generated<number>
    next_at: ColumnType<string, Date | string, Date | string>
    last_error: Generated<string>
  }
  zalo_pages: {
    page_id: string
    app_id: Generated<string>
    app_secret: Buffer | null
    app_secret_tail: Generated<string>
    oa_secret: Buffer | null
    oa_secret_tail: Generated<string>
    oa_id: string | null
    name: Generated<string>
    avatar: Generated<string>
    category: Generated<string>
    is_verified: Generated<boolean>
    followers: Generated<number>
    package_name: Generated<string>
    package_until: Generated<string>
    connected_at: ColumnType<string, Date | string, Date | string> | null
    connected_by: string | null
    problem: string | null
    detail: Generated<string>
    failing_since: ColumnType<string, Date | string, Date | string> | null
    must_reconnect: Generated<boolean>
    state_hash: Buffer | null
    verifier: Buffer | null
    state_expires_at: ColumnType<string, Date | string, Date | string> | null
    webhook_at: ColumnType<string, Date | string, Date | string> | null
    sync_started_at: ColumnType<string, Date | string, Date | string> | null
    sync_done: Generated<number>
    sync_total: Generated<number>
    synced_at: ColumnType<string, Date | string, Date | string> | null
  }
  zalo_users: {
    page_id: string
    user_id: string
    user_by_app: Generated<string>
    name: Generated<string>
    alias: Generated<string>
    avatar: Generated<string>
    search_text: Generated<string>
    is_follower: Generated<boolean>
    follow_changed_at: ColumnType<string, Date | string, Date | string> | null
    is_minor: Generated<boolean>
    phone: string | null
    shared_name: Generated<string>
    address: Generated<string>
    external_id: Generated<string>
    tags: Generated<string[]>
    last_interaction_at: ColumnType<string, Date | string, Date | string> | null
    guest_id: string | null
    linked_by: string | null
    linked_at: ColumnType<string, Date | string, Date | string> | null
    detailed_at: ColumnType<string, Date | string, Date | string> | null
    created_at: ColumnType<string, Date | string, Date | string>
  }
}
