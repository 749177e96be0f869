// Reports ask the same few statements again and again: each is planned once a connection instead of every time.
import { prepare, query, type PreparedStatement, type Tx } from '../../core/db/database.ts'

type StatementMaker = (...values: unknown[]) => PreparedStatement<unknown>
const known = new Map<string, StatementMaker>()
/** A guard only: reports without filters have some eighty texts. */
const MOST = 500

/** The same transaction; what goes through it is prepared. Not for filters: their plans depend on what is asked for. */
export function preparing(tx: Tx): Tx {
  return {
    ...tx,
    rows: (built) => tx.rows(prepareOnce(built)),
    first: (built) => tx.first(prepareOnce(built)),
  }
}

function prepareOnce<Built extends Parameters<Tx['run']>[0]>(built: Built): Built {
  if ('text' in built) return built
  const { sql: text, parameters } = built.compile(query)
  let statement = known.get(text)
  if (!statement) {
    if (known.size >= MOST) return built
    known.set(text, (statement = prepare(text)))
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- rows of the same statement, under another name
  return statement(...parameters) as unknown as Built
}
