import { webhooks, type Webhook } from '@portico/contract/integrations.ts'
import { sql } from '../core/db/database.ts'
import { fail } from '../core/fail.ts'
import type { Handlers, PageContext } from '../core/http/context.ts'
import { onTable } from '../core/http/onTable.ts'
import { randomToken } from '../core/secrets.ts'
import { deliveryHandlers } from './deliveries.ts'
import { hostOf } from './hostOf.ts'
import { dropWaiting } from './settle.ts'
import { tailOf } from './connectionRows.ts'

const OVERLAP_MS = 24 * 3600_000

const baseHandlers = onTable(webhooks, 'webhooks', {
  notFound: 'webhook/not-found',
  full: 'webhook/too-many',
  order: [{ by: sql`t.created_at` }, { by: sql`t.id` }],
  computed: {
    secret: sql`jsonb_build_object('tail', t.secret_tail,
      'since', to_char(t.secret_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`,
  },
  note: ({ url, isOn, hasPersonalData }) => ({ name: hostOf(url), isOn, hasPersonalData }),
})

/** The owner's endpoints, which receive events. */
export const webhookHandlers: Handlers<typeof webhooks> = {
  ...deliveryHandlers,

  ...baseHandlers,

  async create(context, { body }) {
    refuseAddress(context, body)
    refuseIdentity(context, body)
    const signingSecret = newSecret()
    return { ...(await baseHandlers.create(context, { body }, sealSecret(context, signingSecret))), signingSecret }
  },

  async update(context, { params, body }) {
    refuseAddress(context, body)
    const before = await readLocked(context, params.id)
    // What already leaves goes on leaving; only opening asks for the right.
    if (!before.hasPersonalData || (body.url !== undefined && body.url !== before.url))
      refuseIdentity(context, { hasPersonalData: body.hasPersonalData ?? before.hasPersonalData })
    const isOn = body.isOn ?? before.isOn
    const after = await baseHandlers.update(
      context,
      { params, body },
      {
        ...(isOn || before.isOn ? { off_reason: null } : {}),
        ...(isOn && !before.isOn ? { failing_since: null } : {}),
      },
    )
    if (!isOn) await dropWaiting(context.tx, context.page.id, params.id)
    return after
  },

  async rotate(context, { params }) {
    const signingSecret = newSecret()
    const previous = {
      previous_secret: sql`secret`,
      previous_until: new Date(context.clock.now().getTime() + OVERLAP_MS),
    }
    const after = await baseHandlers.set(context, { params }, { ...previous, ...sealSecret(context, signingSecret) })
    return { ...after, signingSecret }
  },
}

function newSecret(): string {
  return `whsec_${randomToken(32)}`
}

function sealSecret({ secrets, clock }: PageContext, secret: string) {
  return { secret: secrets.seal(secret), secret_tail: tailOf(secret), secret_at: clock.now() }
}

/** Holds a webhook until the commit. @throws webhook/not-found. */
async function readLocked(context: PageContext, id: string): Promise<Webhook> {
  const { tx, page } = context
  await tx.run(sql`select 1 from webhooks where page_id = ${page.id} and id = ${id} for no key update`)
  return baseHandlers.read(context, { params: { id } })
}

/** Where we would never connect is refused while its owner looks; names are judged when they are resolved. */
function refuseAddress({ egress }: PageContext, { url }: { url?: string }): void {
  if (url !== undefined && !egress.permits(url)) throw fail('request/invalid', { url: 'field/invalid' })
}

/** A member cannot open to others what is closed to them. */
function refuseIdentity({ may }: PageContext, { hasPersonalData }: { hasPersonalData: boolean }): void {
  if (hasPersonalData && !may('guest.identity:read')) throw fail('auth/forbidden')
}
