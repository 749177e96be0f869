// OpenAPI 3.1 from the contract: one loop, no second description to keep.
import * as z from 'zod'
import { zodOf, type Endpoint, type Group, type Schema } from './endpoint.ts'
import { API_SCOPES, mayKey } from '../access.ts'
import { ERRORS } from '../errors.ts'

/** The OpenAPI document of all groups. */
export function openApi(groups: Record<string, Group>, about: { version: string; server: string }) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [feature, group] of Object.entries(groups)) {
    for (const [name, endpoint] of Object.entries(group)) {
      paths[endpoint.path] ??= {}
      paths[endpoint.path]![endpoint.method.toLowerCase()] = operation(feature, name, endpoint)
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Portico',
      version: about.version,
      description: 'Guest Wi-Fi marketing. Every error is { code, message, fields?, change?, requestId? }.',
    },
    servers: [{ url: about.server }],
    components: {
      securitySchemes: {
        user: { type: 'http', scheme: 'bearer', description: 'User token from POST /auth/login' },
        page: { type: 'http', scheme: 'bearer', description: 'Page token from POST /auth/page' },
        apiKey: { type: 'http', scheme: 'bearer', description: 'API key of a page, `pk_…`, made on page-integration' },
      },
      schemas: { Error: ERROR },
    },
    paths,
  }
}

const ERROR = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { type: 'string', enum: Object.keys(ERRORS) },
    message: { type: 'string', description: 'In the language of Accept-Language' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    change: {
      type: 'object',
      description: 'Of draft/changed: who saved the draft last, and when',
      properties: { by: { type: ['string', 'null'] }, at: { type: 'string', format: 'date-time' } },
    },
    requestId: { type: 'string' },
  },
}

function operation(feature: string, name: string, endpoint: Endpoint) {
  const { access, params, query, body, returns } = endpoint
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    description: describe(access),
    security: securityOf(endpoint),
    parameters: [
      ...parameters('path', params),
      ...parameters('query', query),
      ...(endpoint.method === 'POST' && access.by !== 'anyone' ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body ? { requestBody: { required: true, content: contentOf(endpoint, input(body)) } } : {}),
    responses: {
      200: {
        description: 'OK',
        content: { [endpoint.stream ? 'text/event-stream' : 'application/json']: { schema: output(returns) } },
      },
      default: {
        description: 'An error',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

/** In a form the file stands in the place of its address. */
function contentOf({ form }: Endpoint, schema: z.core.JSONSchema.BaseSchema) {
  const json = { 'application/json': { schema } }
  if (!form) return json
  const { url: _, ...fields } = schema.properties ?? {}
  const properties = { file: { type: 'string', contentMediaType: 'application/octet-stream' }, ...fields }
  return { ...json, 'multipart/form-data': { schema: { type: 'object', required: ['file'], properties } } }
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'A request that is sent again with the same key within 48 hours gets the first answer and does nothing',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

/** An API key opens what some scope names; never a stream. */
function securityOf({ access, stream }: Endpoint): Record<string, never[]>[] {
  if (access.by === 'anyone') return []
  if (access.by !== 'page') return [{ user: [] }]
  return !stream && mayKey(API_SCOPES, access.may) ? [{ page: [] }, { apiKey: [] }] : [{ page: [] }]
}

function describe(access: Endpoint['access']): string {
  if (access.by === 'anyone') return 'Open to anyone.'
  if (access.by === 'page' || access.by === 'member') {
    const scopes = access.by === 'page' ? API_SCOPES.filter((scope) => mayKey([scope], access.may)) : []
    const byKey = scopes.length > 0 ? ` API keys: scope ${scopes.map((scope) => `\`${scope}\``).join(' or ')}.` : ''
    return `Needs the right \`${access.may}\` on the page.${byKey}`
  }
  return access.by === 'admin' ? 'Platform administrators only.' : 'Needs a signed-in user.'
}

function parameters(where: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return []
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod writes an object schema as one
  const { properties = {}, required = [] } = input(schema) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: of,
  }))
}

function input(schema: Schema): z.core.JSONSchema.BaseSchema {
  return z.toJSONSchema(zodOf(schema), { io: 'input', unrepresentable: 'any' })
}

function output(schema: Schema): unknown {
  return z.toJSONSchema(zodOf(schema), { unrepresentable: 'any' })
}
