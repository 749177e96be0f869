// Runs a statement whose rows come under the names of the wire.
import pg from 'pg'
import { traceWork } from '../tracing/span.ts'
import { camel } from './naming.ts'

type Statement = { name?: string; text: string; values: unknown[] }
type RowDescription = { fields: { name: string }[] }

declare module 'pg' {
  interface Query {
    handleRowDescription(message: RowDescription): void
  }
}

/** Renames columns where PostgreSQL describes them, once a statement: a row costs no more than without. */
class RowQuery extends pg.Query {
  override handleRowDescription(message: RowDescription): void {
    for (const field of message.fields) field.name = camel(field.name)
    super.handleRowDescription(message)
  }
}

const ATTRIBUTES = { 'db.system.name': 'postgresql' }

/** What a statement does and to which table, without a value. */
function nameOf(text: string): string {
  const [, verb = 'statement'] = /^[\s(]*(\w+)/.exec(text) ?? []
  const [, table = ''] = /\b(?:from|into|update)\s+"?([a-z_]\w*)/.exec(text) ?? []
  return `${verb} ${table}`.trimEnd()
}

/** Sends a statement at once, behind those already on their way. */
export function runStatement(client: pg.ClientBase, statement: Statement): Promise<pg.QueryResult> {
  const result = traceWork(
    () => nameOf(statement.text),
    ATTRIBUTES,
    () =>
      new Promise<pg.QueryResult>((resolve, reject) => {
        client.query(new RowQuery(statement, (error, rows) => (error ? reject(error) : resolve(rows))))
      }),
  )
  return result.catch((error) => {
    // The driver's trace ends in its socket; this one leads to the caller.
    Error.captureStackTrace(error)
    throw error
  })
}
