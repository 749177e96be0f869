// Four ordinary endpoints for an ordinary list. It takes no options for behaviour:
// to differ, spread the result and replace one.
import * as z from 'zod'
import type { Access } from '../access.ts'
import { requiredText } from '../text.ts'
import { endpoint, type Endpoint } from './endpoint.ts'

/** Paging of every list: 50 rows from the first unless the caller says otherwise (specification §9). */
export const paging = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  skip: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
})

/** The envelope of a list: the rows asked for and how many there are in all. */
export function listOf<T extends z.ZodType>(item: T) {
  return z.object({ rows: z.array(item), count: z.number().int() })
}

/** Builds list, create, update and remove for one resource. `key` is the wire name of its identifier. */
export function crud<
  const Path extends `/${string}`,
  const Key extends string,
  Item extends z.ZodObject,
  Fields extends z.ZodObject,
  Filter extends z.ZodRawShape,
  Read extends Access,
  Edit extends Access,
>(of: { path: Path; key: Key; name: string; item: Item; fields: Fields; filter: Filter; read: Read; edit: Edit }) {
  const params = z.object({ [of.key]: requiredText(128) } as Record<Key, z.ZodString>)
  const one = `${of.path}/{${of.key}}` as `/${string}`
  return {
    list: endpoint({
      method: 'GET',
      path: of.path,
      summary: `List ${of.name}s`,
      access: of.read,
      query: paging.extend(of.filter),
      returns: listOf(of.item),
    }),
    create: endpoint({
      method: 'POST',
      path: of.path,
      summary: `Create a ${of.name}`,
      access: of.edit,
      body: of.fields,
      returns: of.item,
    }),
    update: endpoint({
      method: 'PUT',
      path: one,
      summary: `Change a ${of.name}`,
      access: of.edit,
      params,
      body: of.fields.partial(),
      returns: of.item,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      summary: `Delete a ${of.name}`,
      access: of.edit,
      params,
      returns: params,
    }),
  } satisfies Record<string, Endpoint>
}
