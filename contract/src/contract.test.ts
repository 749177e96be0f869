import * as z from 'zod'
import { expect, test } from 'vitest'
import { LANGUAGES } from '@portico/locales/languages.ts'
import { PERMISSIONS, ROLES, allows } from './access.ts'
import { ERRORS, FIELD_PROBLEMS } from './errors.ts'
import { zodOf } from './http/endpoint.ts'
import { openApi } from './http/openapi.ts'
import { GROUPS } from './index.ts'

const calls = Object.entries(GROUPS).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, of]) => [`${feature}.${name}`, of] as const),
)

test('the walk sees every feature, so that the promises below are about something', () => {
  expect(Object.keys(GROUPS).length).toBeGreaterThanOrEqual(7)
  expect(calls.length).toBeGreaterThanOrEqual(Object.keys(GROUPS).length)
  for (const group of Object.values(GROUPS)) expect(Object.keys(group).length).toBeGreaterThan(0)
})

test('saving one field of a form never resets another: no change fills in a value nobody sent', () => {
  const filled = z.object({ name: z.string(), options: z.array(z.object({ colour: z.string().default('red') })) })
  expect(fillersIn(filled.partial()), 'the walk must find a default, however deep').toEqual(['default'])
  expect(fillersIn(z.object({ a: z.string().optional() }))).toEqual([])
  const found = calls
    .filter(([, { method, body }]) => method === 'PUT' && fillersIn(fieldsOf(body)).length > 0)
    .map(([name]) => name)
  expect(found).toEqual([])
})

test.each(calls)('%s can be described to any program: its shapes convert to JSON Schema', (_name, of) => {
  for (const schema of [of.params, of.query, of.body]) if (schema) z.toJSONSchema(zodOf(schema), { io: 'input' })
  const { type, oneOf = [] } = z.toJSONSchema(zodOf(of.returns))
  // An object, one of several by a kind, or the bare list that the specification asks for.
  const named = expect.stringMatching(/^(object|array)$/)
  for (const one of type ? [{ type }] : oneOf) expect(one).toMatchObject({ type: named })
  expect(type ?? oneOf.length).toBeTruthy()
})

test.each(calls)('%s names each brace of its path as a parameter, and no other', (_name, { path, params }) => {
  const braces = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
  expect(Object.keys(params?.shape ?? {}).toSorted()).toEqual(braces)
  expect(path).toMatch(/^(\/[a-z0-9-]+|\/\{\w+\})+$/)
})

test('no two calls share an address', () => {
  const addresses = calls.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test.each(calls)('%s says who may make it, by a right that somebody has', (_name, { access, params }) => {
  if (access.by === 'member') expect(Object.keys(params?.shape ?? {})).toContain(access.of)
  if (access.by === 'member' || access.by === 'page') {
    expect(PERMISSIONS).toContain(access.may)
    expect(ROLES.some((role) => allows(role, access.may))).toBe(true)
  }
})

test('an owner may do everything on the page, a stranger nothing', () => {
  for (const permission of PERMISSIONS) {
    expect(allows('owner', permission)).toBe(true)
    for (const role of [undefined, '', 'Owner', 'admin', 'constructor']) expect(allows(role, permission)).toBe(false)
  }
})

test.each(LANGUAGES)('every error can be explained to a person who reads %s', async (language) => {
  const { errors } = (await import(`@portico/locales/${language}/errors.ts`)) as { errors: Record<string, string> }
  const codes = [...Object.keys(ERRORS), ...FIELD_PROBLEMS]
  for (const code of codes) expect(errors[code]?.trim(), code).toMatch(/\p{L}{2}/u)
  expect(Object.keys(errors).toSorted()).toEqual(codes.toSorted())
})

test('every error has an HTTP status of the 4xx or 5xx family; only the client’s own has none', () => {
  for (const [code, status] of Object.entries(ERRORS)) {
    if (code === 'network/unreachable') expect(status).toBe(0)
    else expect(status, code).toSatisfy((value: number) => value >= 400 && value <= 599)
  }
})

test('OpenAPI tells of every call: address, rights, and an error everybody can read', () => {
  const document = openApi(GROUPS, { version: '1.2.3', server: 'https://wifi.example.com' })
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
  for (const [name, { path, method, access, body, params }] of calls) {
    const described = document.paths[path]![method.toLowerCase()] as {
      operationId: string
      security: object[]
      parameters: { name: string; in: string; required: boolean }[]
      requestBody?: object
    }
    expect(described.operationId).toBe(name)
    // Calls about a page take its token, and many an API key.
    expect(access.by === 'page' ? [1, 2] : access.by === 'anyone' ? [0] : [1]).toContain(described.security.length)
    expect(described.requestBody !== undefined).toBe(body !== undefined)
    for (const parameter of Object.keys(params?.shape ?? {}))
      expect(described.parameters).toContainEqual(
        expect.objectContaining({ name: parameter, in: 'path', required: true }),
      )
  }
})

/** Documents that are always saved whole: what is left out of one is meant to be empty. */
const WHOLE = new Set(['content', 'design', 'steps'])

function fieldsOf(body: unknown): unknown[] {
  if (!(body instanceof z.ZodObject)) return [body]
  return Object.entries(body.shape).flatMap(([name, field]) => (WHOLE.has(name) ? [] : [field]))
}

/** Every place in a schema that makes up a value: `.default()`, `.prefault()`, `.catch()`. */
function fillersIn(schema: unknown, seen = new Set<unknown>()): string[] {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return []
  seen.add(schema)
  const { def } = (schema as Partial<z.ZodType>)._zod ?? {}
  if (!def) return Object.values(schema).flatMap((part) => fillersIn(part, seen))
  const own = ['default', 'prefault', 'catch'].includes(def.type) ? [def.type] : []
  const { getter, ...parts } = def as typeof def & { getter?: () => unknown }
  return [...own, ...[getter?.(), ...Object.values(parts)].flatMap((part) => fillersIn(part, seen))]
}
