import type { FastifyRequest } from 'fastify'
import type { FieldProblem } from '@portico/contract/errors.ts'
import type { Endpoint, Schema } from '@portico/contract/http/endpoint.ts'
import { bareRecord } from '@portico/contract/names.ts'
import { PARSE_OPTIONS, problemOf } from '@portico/contract/http/problem.ts'
import { fail } from '../fail.ts'

type ParsedInput = { params?: object; query?: object; body?: unknown }

/** Parses params, query and body by the endpoint's schemas. @throws request/invalid naming every field. */
export function parseInput(endpoint: Endpoint, request: FastifyRequest): ParsedInput {
  const parsed: ParsedInput = {}
  const fields = bareRecord<FieldProblem>()
  const read = <Value>(schema: Schema | undefined, value: unknown): Value | undefined => {
    if (!schema) return undefined
    const result = schema.safeParse(value, PARSE_OPTIONS)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the schema has just found it to be
    if (result.success) return result.data as Value
    for (const issue of result.error?.issues ?? []) fields[issue.path.join('.') || 'body'] ??= problemOf(issue)
    return undefined
  }
  parsed.params = read(endpoint.params, request.params)
  parsed.query = read(endpoint.query, request.query)
  parsed.body = read(endpoint.body, request.body)
  if (Object.keys(fields).length > 0) throw fail('request/invalid', fields)
  return parsed
}
