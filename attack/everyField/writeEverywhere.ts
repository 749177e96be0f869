// Makes every writing call of the contract with a text of ours in each of its text fields, and with fields that are not
// the call's to name.
import { CALLS, type Call } from '../../server/src/testing/walk/calls.ts'
import { fire, type FiredReply } from '../../server/src/testing/walk/fire.ts'
import { placesIn } from '../../server/src/testing/walk/nasty.ts'
import { referencesOf, sampleOf } from '../../server/src/testing/walk/samples.ts'
import { fieldsOf, firstGood } from '../../server/src/testing/walk/shapes.ts'
import { tokenFor, type World } from '../../server/src/testing/walk/world.ts'

/** One text field of one call, by which a text of ours is known again. */
export type Field = { call: string; path: string }

/** @param was the text of a good request. @returns what stands there instead */
export type TextFor = (index: number, was: string) => string | Promise<string>

export type Written = {
  fields: Field[]
  /** Numbers of the fields whose text was taken, and the calls that took one. */
  taken: Set<number>
  calls: Set<string>
  /** Answers of 500 and more. */
  faults: string[]
}

/** Where what is written is counted, over as many rounds as there are. */
export function nothingWritten(): Written {
  return { fields: [], taken: new Set(), calls: new Set(), faults: [] }
}

/** They end the venue, its plan or its owner's sign-in, or keep passwords, which nothing shows. */
const LEFT_OUT =
  /^(accounts\.(?!set|signUp)|adminPages\.suspend|members\.(leave|acceptTransfer)|subscriptions|pageLicense|cart\.pay)/
const MOST_TRIES = 5

type Body = Record<string, unknown>

/** Writing calls with a body, in the order of the contract. */
export const WRITING = CALLS.filter(
  ({ name, endpoint: { method, body } }) => body && /^(POST|PUT)$/.test(method) && !LEFT_OUT.test(name),
)

/** @param extras what a call is sent beside its own fields */
export async function writeEverywhere(
  world: World,
  calls: readonly Call[],
  textFor: TextFor,
  extras: Body,
  written = nothingWritten(),
): Promise<Written> {
  for (const call of calls) {
    const { status, text, sent } = await writeInto(world, call, written.fields, textFor, extras)
    if (status >= 500) written.faults.push(`${call.name}: ${status} ${text.slice(0, 200)}`)
    if (status !== 200) continue
    written.calls.add(call.name)
    for (const index of sent) written.taken.add(index)
  }
  return written
}

/** A refusal names the fields it is about: those get back what they had, until the rest is taken. */
async function writeInto(
  world: World,
  call: Call,
  fields: Field[],
  textFor: TextFor,
  extras: Body,
): Promise<FiredReply & { sent: number[] }> {
  const sample = await sampleOf(world, call)
  const good = (sample.body ?? {}) as Body
  const all = firstGood(call.endpoint.body!, { references: referencesOf(world), optional: 'all' }) as Body | undefined
  const own = fieldsOf(call.endpoint.body!)
  const others = Object.fromEntries(Object.entries(extras).filter(([name]) => !own.has(name)))
  const kept = new Set<string>()
  let reply: (FiredReply & { sent: number[] }) | undefined
  for (let n = 0; n < MOST_TRIES; n++) {
    // What need not be sent is left away when no reason was named.
    const base = n < MOST_TRIES - 2 ? { ...all, ...good } : good
    const { body, sent } = await withTexts(call.name, base, good, kept, fields, textFor)
    const more = n < MOST_TRIES - 1 ? others : {}
    const request = { ...sample, body: { ...more, ...body } }
    reply = { ...(await fire(world.running, call.endpoint, request, tokenFor(world, call))), sent }
    if (reply.status === 200 || reply.status >= 500) return reply
    const named = Object.keys((reply.json as { fields?: object } | undefined)?.fields ?? {})
    for (const path of named) kept.add(path)
    if (named.length === 0) n = Math.max(n, MOST_TRIES - 3)
  }
  return reply!
}

/** The body with a text of ours in each text field, but for those that are kept as they were. */
async function withTexts(
  call: string,
  base: Body,
  good: Body,
  kept: ReadonlySet<string>,
  fields: Field[],
  textFor: TextFor,
): Promise<{ body: Body; sent: number[] }> {
  const body = structuredClone(base)
  const sent: number[] = []
  for (const name of kept) if (!name.includes('.') && !(name in good)) delete body[name]
  for (const { of, key, path } of pathsIn(body)) {
    const was = of[key]
    if (typeof was !== 'string' || [...kept].some((one) => path === one || path.startsWith(`${one}.`))) continue
    const known = fields.findIndex((field) => field.call === call && field.path === path)
    const index = known >= 0 ? known : fields.push({ call, path }) - 1
    of[key] = await textFor(index, was)
    sent.push(index)
  }
  return { body, sent }
}

type Place = ReturnType<typeof placesIn>[number] & { path: string }

function pathsIn(value: unknown, before = ''): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const of = value as Record<string, unknown>
  return Object.keys(of).flatMap((key) => {
    const path = before + key
    return [{ of, key, path }, ...pathsIn(of[key], `${path}.`)]
  })
}
