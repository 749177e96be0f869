// What tests and the demo do to the simulator: `POST /__sim/<verb>` with JSON, and `GET /__sim/log`.
import { addGrant } from './oauth.ts'
import { userEvent, type HookMode, type SimHooks } from './hooks.ts'
import { addOa, addUser, userOf, type Fault, type SimOa, type SimState } from './state.ts'
import { addTemplate } from './templates.ts'

type Body = Record<string, unknown>
type Verb = (state: SimState, hooks: SimHooks, body: Body) => unknown

const text = (value: unknown, usual = '') => (typeof value === 'string' ? value : usual)

/** The first OA unless the request names one. */
function oaOf(state: SimState, body: Body): SimOa {
  const found = state.oas.get(text(body['oa'])) ?? [...state.oas.values()][0]
  if (!found) throw new Error('there is no Official Account')
  return found
}

function touch(state: SimState, body: Body) {
  const oa = oaOf(state, body)
  const user = userOf(oa, body['user'])
  user.lastInteractionAt = state.now()
  user.repliesLeft = 8
  return { oa, user }
}

export const control: Record<string, Verb> = {
  clock: async (state, hooks, { advanceMs }) => {
    state.advance(Number(advanceMs ?? 0))
    for (const one of state.broadcasts) one.isSent ||= one.dueAt <= state.now()
    await hooks.settle()
    return { now: state.now() }
  },
  settle: (_state, hooks) => hooks.settle(),
  oa: (state, _hooks, body) => {
    const id = text(body['id'])
    const oa = state.oas.get(id) ?? addOa(state, id, text(body['name'], 'OA'))
    const { quotas, ...fields } = body
    Object.assign(oa, fields)
    Object.assign(oa.quotas, quotas)
    return { id: oa.id }
  },
  tier: (state, _hooks, body) => {
    oaOf(state, body).tier = text(body['tier'], 'full') as SimOa['tier']
  },
  quota: (state, _hooks, { oa, ...quotas }) => {
    Object.assign(oaOf(state, { oa }).quotas, quotas)
  },
  person: (state, _hooks, body) => Object.assign(state.social.person, body),
  app: (state, _hooks, body) => Object.assign(state.app, body),
  users: (state, _hooks, body) => {
    const oa = oaOf(state, body)
    for (const { tags, ...user } of (body['users'] as Body[] | undefined) ?? [])
      addUser(state, oa, text(user['id']), { ...user, ...(Array.isArray(tags) && { tags: new Set(tags as string[]) }) })
    return { count: oa.users.size }
  },
  templates: (state, _hooks, body) => {
    const { id, ...fields } = body
    return addTemplate(state, oaOf(state, body), text(id), fields)
  },
  judge: (state, hooks, body) => {
    const oa = oaOf(state, body)
    const template = oa.templates.get(text(body['template']))!
    const [prev, next] = [template.status, text(body['status'], 'ENABLE') as typeof template.status]
    Object.assign(template, { status: next, reason: text(body['reason']) })
    const status = { prev_status: prev, new_status: next }
    const event = { event_name: 'change_template_status', oa_id: oa.id, template_id: template.id, status }
    hooks.emit({ ...event, reason: template.reason }, { isZns: true })
  },
  tokens: (state, _hooks, body) => {
    const { access, refresh } = addGrant(state, oaOf(state, body).id)
    return { access, refresh }
  },
  revoke: (state) => void (state.grants = []),
  'fail-next': (state, _hooks, body) => {
    const { path, code, times, kind, delayMs } = body
    const fault = {
      path: text(path),
      code: Number(code ?? -200),
      times: Number(times ?? 1),
      delayMs: Number(delayMs ?? 0),
    }
    state.faults.push({ ...fault, kind: text(kind, 'error') as Fault['kind'] })
  },
  rate: (state, _hooks, { perMinute }) => void (state.rate.perMinute = Number(perMinute)),
  hook: (_state, hooks, { url, mode, isOn }) => {
    if (typeof url === 'string') hooks.url = url
    if (typeof mode === 'string') hooks.mode = mode as HookMode
    if (typeof isOn === 'boolean') hooks.isOn = isOn
  },
  say: (state, hooks, body) => {
    const { oa, user } = touch(state, body)
    const name = text(body['event'], 'user_send_text')
    const said = text(body['text'])
    const extra = (body['message'] as object | undefined) ?? {}
    const event = userEvent(state, oa.id, user, name, { ...(said && { text: said }), ...extra })
    const { msg_id: id } = event['message'] as { msg_id: string }
    oa.messages.push({ id, userId: user.id, src: 1, at: state.now(), type: 'text', text: said })
    hooks.emit(event)
    return { id }
  },
  follow: (state, hooks, body) => {
    const { oa, user } = touch(state, body)
    user.isFollower = true
    hooks.emit(followEvent(oa, user, 'follow'))
  },
  unfollow: (state, hooks, body) => {
    const oa = oaOf(state, body)
    const user = userOf(oa, body['user'])
    user.isFollower = false
    hooks.emit(followEvent(oa, user, 'unfollow'))
  },
  'tap-button': (state, hooks, body) => {
    const { oa, user } = touch(state, body)
    hooks.emit(userEvent(state, oa.id, user, 'user_send_text', { text: text(body['payload']) }))
  },
  'submit-info': (state, hooks, body) => {
    const { oa, user } = touch(state, body)
    // Zalo sends the number as a number.
    const info = { name: text(body['name'], user.name), phone: Number(body['phone']), address: '', city: '' }
    hooks.emit({ event_name: 'user_submit_info', sender: { id: user.id }, recipient: { id: oa.id }, info })
  },
  'open-link': (state, hooks, body) => {
    const { oa, user } = touch(state, body)
    user.externalId = text(body['ref'])
    const data = { user_id: user.id, user_external_id: user.externalId, url: '' }
    hooks.emit({ event_name: 'widget_interaction_accepted', oa_id: oa.id, data })
  },
  'admin-reply': (state, hooks, body) => {
    const oa = oaOf(state, body)
    const user = userOf(oa, body['user'])
    const id = `a${state.now()}`
    oa.messages.push({ id, userId: user.id, src: 0, at: state.now(), type: 'text', text: text(body['text']) })
    hooks.emitSent(oa.id, user.id, 'oa_send_text', { msg_id: id, text: text(body['text']) }, 'admin-1')
    return { id }
  },
  withdraw: (state, hooks, body) => {
    const oa = oaOf(state, body)
    const user = userOf(oa, body['user'])
    oa.users.delete(user.id)
    hooks.emit({ event_name: 'user_withdraw', oa_id: oa.id, user_id: user.id, user_id_by_app: user.byApp })
  },
  emit: (_state, hooks, { event, isZns }) => hooks.emit(event as Body, { isZns: isZns === true }),
  reset: (state, hooks) => {
    Object.assign(state, { grants: [], log: [], faults: [], phoneTemplates: [], broadcasts: [] })
    state.oas.clear()
    hooks.deliveries.length = 0
  },
}

function followEvent(oa: SimOa, user: { id: string; byApp: string }, name: string): Body {
  const follower = { id: user.id }
  return { oa_id: oa.id, follower, user_id_by_app: user.byApp, event_name: name, source: 'oa_profile' }
}
