// The calls of an ordinary list, declared as data. It takes no options for behaviour: to differ, spread the result and
// replace one.
import * as z from 'zod'
import type { Access, PaidFeature } from '../access.ts'
import { requiredText, text } from '../text.ts'
import { endpoint, type Endpoint, type Schema } from './endpoint.ts'

/** Paging of every list: 50 rows from the first by default (specification §9). */
export const paging = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(50),
  skip: z.coerce.number<number | string>().int().min(0).max(10_000).default(0),
})

/** The envelope of a list: the rows asked for and how many there are in all. */
export function listOf<T extends z.core.SomeType>(item: T) {
  return z.object({ rows: z.array(item), count: z.number().int() })
}

/** Paging of a declared list: `after` is the `next` of the page before and reaches every row, where `skip` has an end. */
const keyset = paging.extend({ after: text(2000).optional() })

/** A declared list also says where its next page begins; null after the last row. */
function pagesOf<T extends z.core.SomeType>(item: T) {
  return listOf(item).extend({ next: z.string().nullable().optional() })
}

export type Verb = 'list' | 'read' | 'create' | 'update' | 'remove'
const USUAL = ['list', 'create', 'update', 'remove'] as const

type Shape = z.core.$ZodLooseShape
type None = Record<never, never>
type Names = readonly string[]
type Ordering<Sort extends Names> = Sort extends readonly []
  ? None
  : { sort: z.ZodOptional<z.ZodEnum<z.core.util.ToEnum<Sort[number]>>>; order: typeof order }
type Searching<Search extends Names> = Search extends readonly [] ? None : { search: z.ZodOptional<z.ZodString> }

/** What zod answers for `partial` and `extend`, which it forgets where the object is a type parameter. */
type Partly<Of extends z.ZodObject> = z.ZodObject<{ [Name in keyof Of['shape']]: z.ZodOptional<Of['shape'][Name]> }>
type ExtendedObject<Of extends z.ZodObject, By extends Shape> = z.ZodObject<z.core.util.Extend<Of['shape'], By>>

const order = z.enum(['asc', 'desc']).optional()

/** Builds the calls of one resource: list, create, update and remove unless `verbs` names others. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one entry a call, each short
export function crud<
  const Path extends `/${string}`,
  const Key extends string,
  Item extends z.ZodObject,
  Fields extends z.ZodObject,
  const Read extends Access,
  const Edit extends Access,
  Filter extends Shape = None,
  Once extends Shape = None,
  const Sort extends readonly (keyof z.output<Item> & string)[] = readonly [],
  const Search extends readonly (keyof z.output<Item> & string)[] = readonly [],
  const Verbs extends readonly Verb[] = typeof USUAL,
>(of: {
  path: Path
  /** The wire name of the identifier. */
  key: Key
  /** How an address spells the identifier, where the item's own rule is too narrow. */
  id?: Schema & { readonly _zod: { readonly output: string } }
  /** One row in words, for the summaries. */
  name: string
  item: Item
  fields: Fields
  filter?: Filter
  /** Fields callers may sort by. */
  sort?: Sort
  /** Fields `search` looks in. */
  search?: Search
  /** Rows a page may hold. */
  most?: number
  /** What only the answer to `create` tells, such as a secret. */
  once?: Once
  verbs?: Verbs
  /** Summaries that say more than the verb and the name. */
  about?: Partial<Record<Verb, string>>
  read: Read
  edit: Edit
  /** What the page’s plan must hold to add a row; those that are there stay and can be changed. */
  module?: PaidFeature
}) {
  const { path, name, item, fields, about = {} } = of
  // The compiler need not compare all that three kinds of schema can do.
  const own: unknown = item.shape[of.key]
  const id = of.id ?? own ?? requiredText(128)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
  const params = z.object({ [of.key]: id } as Record<Key, z.ZodType<string, string>>)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `path` begins with a slash
  const one = `${path}/{${of.key}}` as `/${string}`
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
  const query = keyset.extend({ ...orderingBy(of.sort), ...searchingIn(of.search), ...(of.filter ?? ({} as Filter)) })
  const add: Edit = of.module ? { ...of.edit, module: of.module } : of.edit
  const calls = {
    list: endpoint({
      method: 'GET',
      path,
      summary: about.list ?? `List ${name}s`,
      access: of.read,
      query,
      returns: pagesOf(item),
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `search` is what was declared, or nothing
      search: of.search as Search,
    }),
    read: endpoint({
      method: 'GET',
      path: one,
      summary: about.read ?? `Read a ${name}`,
      access: of.read,
      params,
      returns: item,
    }),
    create: endpoint({
      method: 'POST',
      path,
      summary: about.create ?? `Create a ${name}`,
      access: add,
      body: fields,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
      returns: item.extend(of.once ?? {}) as unknown as ExtendedObject<Item, Once>,
      most: of.most,
    }),
    update: endpoint({
      method: 'PUT',
      path: one,
      summary: about.update ?? `Change a ${name}`,
      access: of.edit,
      params,
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
      body: fields.partial() as unknown as Partly<Fields>,
      returns: item,
    }),
    remove: endpoint({
      method: 'DELETE',
      path: one,
      summary: about.remove ?? `Delete a ${name}`,
      access: of.edit,
      params,
      returns: params,
    }),
  } satisfies Record<Verb, Endpoint>
  const verbs: readonly Verb[] = of.verbs ?? USUAL
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
  return Object.fromEntries(verbs.map((verb) => [verb, calls[verb]])) as Pick<typeof calls, Verbs[number]>
}

function orderingBy<Sort extends Names>(sort: Sort | undefined): Ordering<Sort> {
  const shape = sort && sort.length > 0 ? { sort: z.enum(sort).optional(), order } : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
  return shape as Ordering<Sort>
}

function searchingIn<Search extends Names>(search: Search | undefined): Searching<Search> {
  const shape = search && search.length > 0 ? { search: text(80).optional() } : {}
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- zod’s own types cannot follow a shape that is put together
  return shape as Searching<Search>
}
