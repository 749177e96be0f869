// Values for a schema, drawn from the JSON Schema the contract already gives to OpenAPI.
import * as fc from 'fast-check'
import * as z from 'zod'
import { zodOf, type Schema } from '@portico/contract/http/endpoint.ts'
import { INHERITED_NAMES } from '@portico/contract/names.ts'

type Json = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
  additionalProperties?: Json | boolean
  items?: Json | boolean
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** Ids by the name of the field that holds one, so that a drawn value can be about something. */
export type References = Record<string, string>

type ValueOptions = { references: References; optional: 'none' | 'some' | 'all' }

/**
 * Values a schema accepts, near enough: refinements that JSON Schema cannot say are left to the caller.
 * @param drawing.optional how much is drawn of what need not be there.
 */
export function valuesOf(schema: Schema, drawing: ValueOptions): fc.Arbitrary<unknown> {
  return draw(shapeOf(schema), '', drawing)
}

const shapes = new WeakMap<Schema, Json>()

/** The first drawn value the schema really accepts, always the same; undefined when two hundred were not enough. */
export function firstGood(schema: Schema, drawing: ValueOptions): unknown {
  const values = valuesOf(schema, drawing)
  for (const numRuns of [5, 200]) {
    const good = fc.sample(values, { seed: 7, numRuns }).find((value) => schema.safeParse(value).success)
    if (good !== undefined) return good
  }
  return undefined
}

/** The fields a schema has, whichever of its shapes is sent. */
export function fieldsOf(schema: Schema): Set<string> {
  const names = ({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Json): string[] => [
    ...Object.keys(properties),
    ...[...anyOf, ...oneOf, ...allOf].flatMap(names),
  ]
  return new Set(names(shapeOf(schema)))
}

/** Whether an id stands anywhere in what a schema accepts. */
export function holdsId(schema: Schema): boolean {
  return JSON.stringify(shapeOf(schema)).includes('"format":"uuid"')
}

function shapeOf(schema: Schema): Json {
  const shape = shapes.get(schema) ?? (z.toJSONSchema(zodOf(schema), { io: 'input', unrepresentable: 'any' }) as Json)
  shapes.set(schema, shape)
  return shape
}

function draw(shape: Json, name: string, drawing: ValueOptions): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return fc.constant(shape.const)
  if (shape.enum) return fc.constantFrom(...shape.enum)
  const either = shape.anyOf ?? shape.oneOf
  if (either) return fc.oneof(...either.map((one) => draw(one, name, drawing)))
  if (shape.allOf) return draw(Object.assign({}, ...shape.allOf) as Json, name, drawing)
  switch (shape.type) {
    case 'object':
      return drawObject(shape, drawing)
    case 'array': {
      const items = typeof shape.items === 'object' ? shape.items : {}
      return fc.array(draw(items, name, drawing), {
        minLength: shape.minItems ?? (drawing.optional === 'all' ? 1 : 0),
        maxLength: Math.min(shape.maxItems ?? 3, 3),
      })
    }
    case 'string':
      return drawText(shape, name, drawing)
    case 'integer':
    case 'number':
      return fc.integer({
        min: Math.max(shape.minimum ?? 0, -(2 ** 53) + 1),
        max: Math.min(shape.maximum ?? 1000, 2 ** 53 - 1),
      })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null))
  }
}

function drawObject(
  { properties = {}, required = [], additionalProperties }: Json,
  drawing: ValueOptions,
): fc.Arbitrary<unknown> {
  const wanted = Object.entries(properties).filter(([name]) => drawing.optional !== 'none' || required.includes(name))
  const drawn = Object.fromEntries(wanted.map(([name, shape]) => [name, draw(shape, name, drawing)]))
  if (typeof additionalProperties === 'object' && wanted.length === 0)
    return fc.dictionary(
      fc.oneof(fc.string(), fc.constantFrom(...INHERITED_NAMES)),
      draw(additionalProperties, '', drawing),
    )
  const requiredKeys = drawing.optional === 'all' ? Object.keys(drawn) : required.filter((name) => name in drawn)
  return fc.record(drawn, { requiredKeys })
}

function drawText(shape: Json, name: string, { references }: ValueOptions): fc.Arbitrary<string> {
  const own = references[name]
  switch (shape.format) {
    case 'uuid':
      return own === undefined ? fc.uuid() : fc.constant(own)
    case 'email':
      return fc.emailAddress()
    case 'uri':
      return fc.webUrl()
    case 'date-time':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString())
    case 'date':
      return fc
        .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10))
    case 'ipv4':
      return fc.ipV4()
    case 'ipv6':
      return fc.ipV6()
    default:
  }
  if (shape.pattern !== undefined) return fc.stringMatching(new RegExp(shape.pattern, 'u'))
  const minLength = shape.minLength ?? 0
  const maxLength = Math.max(minLength, Math.min(shape.maxLength ?? 60, 60))
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ unit: 'grapheme', minLength, maxLength }),
    fc.string({ unit: fc.constantFrom(...'aăâbcdđeêghiklmn '), minLength, maxLength }),
  )
}
