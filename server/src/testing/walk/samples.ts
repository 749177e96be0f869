// A good request for each call of the contract. Most are derived from the schema; the others are listed here.
import { accounts } from '@portico/contract/accounts.ts'
import type { Schema } from '@portico/contract/http/endpoint.ts'
import { accessCodeSamples } from './accessCodeSamples.ts'
import { accountSamples } from './accountSamples.ts'
import { automationSamples } from './automationSamples.ts'
import { botSamples } from './botSamples.ts'
import { campaignSamples } from './campaignSamples.ts'
import { chatbotSamples } from './chatbotSamples.ts'
import { CALLS, type Call } from './calls.ts'
import { fire, type Sample } from './fire.ts'
import { mediaSamples } from './mediaSamples.ts'
import { integrationSamples } from './integrationSamples.ts'
import { importSamples } from './importSamples.ts'
import { inboxSamples } from './inboxSamples.ts'
import { loyaltySamples } from './loyaltySamples.ts'
import { giftSamples } from './giftSamples.ts'
import { leadSamples } from './leadSamples.ts'
import { gatewaySamples } from './gatewaySamples.ts'
import { menuSamples } from './menuSamples.ts'
import { messageSamples } from './messageSamples.ts'
import { memberSamples } from './memberSamples.ts'
import { notificationSamples } from './notificationSamples.ts'
import { portalSamples } from './portalSamples.ts'
import { profileSamples } from './profileSamples.ts'
import { reportSamples } from './reportSamples.ts'
import { paymentSamples } from './paymentSamples.ts'
import { planSamples } from './planSamples.ts'
import { platformSamples } from './platformSamples.ts'
import { registerSamples } from './registerSamples.ts'
import { reviewSamples } from './reviewSamples.ts'
import { SHARED_TEMPLATE, templateSamples } from './templateSamples.ts'
import { firstGood, type References } from './shapes.ts'
import { tokenFor, type World } from './world.ts'
import { wifiSamples } from './wifiSamples.ts'
import { zaloSamples } from './zaloSamples.ts'

type Part = Partial<Sample>
type MakePart = (world: World) => Part | Promise<Part>

/** The row a path is about, by the path up to its brace. */
const ROWS: Record<string, (world: World) => string> = {
  '/pages/{eid}': ({ page }) => page.eid,
  '/users/{userId}': ({ page }) => page.owner.id,
  '/auth/sign-ins/{family}': ({ page }) => page.owner.family,
  '/devices/{nas_id}': ({ gateway }) => gateway.nasId,
  '/access-rules/{id}': ({ page }) => page.eid,
  '/sessions/{id}': ({ session }) => session.id,
  '/files/{eid}': ({ media }) => media.fileId,
  '/uploads/{id}': ({ media }) => media.uploadId,
  '/webhooks/{id}': ({ integrations }) => integrations.webhookId,
  '/webhook-deliveries/{id}': ({ integrations }) => integrations.deliveryId,
  '/api-keys/{id}': ({ integrations }) => integrations.keyId,
  '/access-code-batches/{id}': ({ codes }) => codes.batchId,
  '/access-codes/{id}': ({ codes }) => codes.codeId,
  '/login-flows/{id}': ({ flow }) => flow,
  '/guests/{id}': ({ guest }) => guest.guestId,
  '/custom-users/{id}': ({ guest }) => guest.guestId,
  // Made by the sample of each call that is about one.
  '/templates/{id}': ({ flow }) => flow,
  '/bee-templates/{id}': () => SHARED_TEMPLATE,
  '/user-page/invitations/{id}': ({ invitation }) => invitation.id,
  // Made by the sample of each call, for it belongs to who calls.
  '/reports/shares/{id}': ({ page }) => page.owner.id,
  '/reports/schedules/{id}': ({ page }) => page.owner.id,
  '/alert-channels/{id}': ({ page }) => page.eid,
  '/push-subscriptions/{id}': ({ page }) => page.owner.id,
}

/** Calls whose good request needs more than the schema says. */
const SPECIAL: Record<string, MakePart> = {
  'accounts.refresh': async (world) => ({ headers: { cookie: await signIn(world) } }),
  ...accessCodeSamples,
  ...accountSamples,
  ...automationSamples,
  ...botSamples,
  ...campaignSamples,
  ...chatbotSamples,
  ...mediaSamples,
  ...memberSamples,
  ...menuSamples,
  ...messageSamples,
  ...gatewaySamples,
  ...integrationSamples,
  ...importSamples,
  ...giftSamples,
  ...inboxSamples,
  ...leadSamples,
  ...loyaltySamples,
  ...notificationSamples,
  ...portalSamples,
  ...profileSamples,
  ...reportSamples,
  ...paymentSamples,
  ...planSamples,
  ...platformSamples,
  ...registerSamples,
  ...reviewSamples,
  ...templateSamples,
  ...wifiSamples,
  ...zaloSamples,
}

/** Field names that hold the id of something of this venue. */
export function referencesOf({ page, guest }: World): References {
  const ids = ['pageId', 'page_id', 'page', 'pages', 'eid']
  return { ...Object.fromEntries(ids.map((name) => [name, page.eid])), uid: page.owner.id, guestId: guest.guestId }
}

/** @throws Error naming what to write here when no good request can be made up for a call. */
export async function sampleOf(world: World, call: Call): Promise<Sample> {
  const { params, query, body } = call.endpoint
  const special = (await SPECIAL[call.name]?.(world)) ?? {}
  return {
    ...(params && special.params === undefined ? { params: await paramsOf(world, call) } : {}),
    ...(query ? { query: smallest(world, call, 'query') as Record<string, unknown> } : {}),
    ...(body && special.body === undefined ? { body: smallest(world, call, 'body') } : {}),
    ...special,
  }
}

async function paramsOf(world: World, call: Call): Promise<Record<string, string>> {
  const { path } = call.endpoint
  const params: Record<string, string> = {}
  for (const { 1: brace = '', index } of path.matchAll(/\{(\w+)\}/g)) {
    const row = ROWS[path.slice(0, index) + `{${brace}}`]
    params[brace] = row ? row(world) : await madeRow(world, call, brace)
  }
  return params
}

/** A row of a plain list, made by the list's own call. */
async function madeRow(world: World, { name, endpoint }: Call, key: string): Promise<string> {
  const create = CALLS.find((call) => call.name === name.replace(/\.\w+$/, '.create'))
  if (!create || create.endpoint.path !== endpoint.path.replace(/\/\{.*/, ''))
    throw new Error(`${name} cannot be tried: add its row to ROWS in server/src/testing/walk/samples.ts`)
  const { json } = await fireWell(world, create, tokenFor(world, create))
  return (json as Record<string, string>)[key]!
}

/** The least that must be sent, always the same. */
function smallest(world: World, { name, endpoint }: Call, part: 'query' | 'body'): unknown {
  const schema = endpoint[part]!
  const drawn = kept.get(world) ?? new Map<Schema, unknown>()
  kept.set(world, drawn)
  if (drawn.has(schema)) return structuredClone(drawn.get(schema))
  const good = firstGood(schema, { references: referencesOf(world), optional: 'none' })
  if (good === undefined)
    throw new Error(`${name} cannot be tried: give it a ${part} in SPECIAL in server/src/testing/walk/samples.ts`)
  drawn.set(schema, good)
  return structuredClone(good)
}

/** What was drawn for a world: drawing takes far longer than asking. */
const kept = new WeakMap<World, Map<Schema, unknown>>()

async function signIn({ running, page: { owner } }: World): Promise<string> {
  const { headers } = await fire(running, accounts.login, {
    body: { email_mobile: owner.email, password: owner.password },
  })
  return headers.get('set-cookie')!.split(';')[0]!
}

/** Makes the call with a sufficient role. */
export async function fireWell(world: World, call: Call, token: string | undefined, change: Part = {}) {
  return fire(world.running, call.endpoint, { ...(await sampleOf(world, call)), ...change }, token)
}
