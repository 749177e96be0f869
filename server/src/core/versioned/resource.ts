// What a feature declares about a resource with a draft and versions. Names come from code and are checked against the
// generated schema; values are always parameters.
import type { ErrorCode } from '@portico/contract/errors.ts'
import type { Schema } from '../db/schema.ts'
import type { Topic } from '../db/topics.ts'
import type { PageContext } from '../http/context.ts'

type Having<Columns extends string> = {
  [T in keyof Schema]: [Columns] extends [keyof Schema[T]] ? T : never
}[keyof Schema]
type DraftTable = Having<
  'page_id' | 'id' | 'name' | 'version' | 'revision' | 'is_active' | 'edited_by' | 'created_at' | 'updated_at'
>
type VersionTable = Having<'page_id' | 'version' | 'is_published' | 'at' | 'by_user'>
type Suffix = 'not-found' | 'too-many' | 'active' | 'not-published' | 'version-not-found'
type Prefix = { [C in ErrorCode]: C extends `${infer P}/version-not-found` ? P : never }[ErrorCode]
/** Features that have a code for each way this can be refused. */
type Area = { [P in Prefix]: `${P}/${Suffix}` extends ErrorCode ? P : never }[Prefix]

type SqlType = 'jsonb' | 'uuid' | 'text'
export type Columns = Record<string, unknown>

/** A version of a resource. `by` is a display name, null for an account that is gone. */
export type Version<Content> = {
  version: number
  at: string
  by: string | null
  isPublished: boolean
  content: Content
}

/** Where a resource lives, and what a page may have of it. */
export type Shape = {
  table: string
  versions: string
  /** The column of a version that holds the id of its draft. */
  owner: string
  /** Columns of the content, named alike in both tables. */
  columns: Record<string, SqlType>
  /** How many a page may have. */
  most: number
  /** Whether a page uses one of its kind or as many as it likes. */
  use: 'one' | 'many'
  area: Area
  topic: Topic
}

export type Resource<Content, Item, Listed> = Shape & {
  /** Columns as a statement gives them, under the names of the wire. */
  toContent(columns: Columns): Content
  /** The same by the names of the table. */
  toColumns(content: Content): Columns
  toListed(version: Version<Content>): Listed
  read(context: PageContext, id: string): Promise<Item>
  /** @throws what keeps the content from being published */
  check(context: PageContext, content: Content): Promise<void>
  /** Older content without what no longer exists. */
  revive?(context: PageContext, contents: Content[]): Promise<Content[]>
}

/** Declares a resource; a table or column that does not exist does not compile. */
export function declareVersioned<Table extends DraftTable, Versions extends VersionTable, Content, Item, Listed>(
  declared: Omit<Resource<Content, Item, Listed>, 'table' | 'versions' | 'owner' | 'columns'> & {
    table: Table
    versions: Versions
    owner: keyof Schema[Versions] & string
    columns: { [C in keyof Schema[Table] & keyof Schema[Versions] & string]?: SqlType }
  },
): Resource<Content, Item, Listed> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type above allows real columns only
  return { ...declared, columns: { ...declared.columns } as Record<string, SqlType> }
}
