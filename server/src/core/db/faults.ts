// What an error of the database means.
import pg from 'pg'
import { codeOf } from '../errorCode.ts'

/** read_only_sql_transaction: another database has taken over, and this one only follows it. */
const READ_ONLY = '25006'

/** Of a socket, and of a host's name: a container that stopped has none, and a resolver may be away. */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/

/** What a connection to a database that only reads amounts to. */
export function makeReadOnlyFault(): Error {
  return Object.assign(new Error('the database takes no writes'), { code: READ_ONLY })
}

/** Whether an error means the database went away, or handed over to another, rather than refused: a new connection may do. */
export function isConnectionLoss(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = codeOf(error)
  if (code === READ_ONLY || /^(08|57P0)/.test(code) || UNREACHABLE.test(code)) return true
  // The socket of a database that is starting again is not there yet.
  if (code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect') return true
  return /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/i.test(
    error.message,
  )
}

/** Whether an error, of PostgreSQL or of a file, means that there is no room left. */
export function isDiskFull(error: unknown): boolean {
  const code = codeOf(error)
  return /^(53100|ENOSPC|EDQUOT)$/.test(code)
}

/** Name of the unique constraint a statement ran into, if that is what failed. */
export function violatedUnique(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === '23505' ? (error.constraint ?? '') : undefined
}
