// What squawk does not see: a migration that keeps one lock while it works or waits for another.

type LockFault = { rule: string; text: string }

const TABLE = String.raw`(?:only\s+)?(?:public\.)?"?((?:\w+\.)?\w+)"?`
const CREATED = new RegExp(String.raw`^create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?${TABLE}`, 'i')
/** Statements that lock the whole table. */
const LOCKING = [
  String.raw`^alter\s+table\s+(?:if\s+exists\s+)?${TABLE}`,
  String.raw`^(?:drop|truncate)\s+(?:table\s+)?(?:if\s+exists\s+)?${TABLE}`,
  String.raw`^lock\s+(?:table\s+)?${TABLE}`,
  String.raw`^(?:create|alter|drop)\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:trigger|policy|rule)\b[^]*?\son\s+${TABLE}`,
].map((pattern) => new RegExp(pattern, 'i'))
/** Statements that take as long as the table is. */
const LONG = [
  String.raw`^update\s+${TABLE}`,
  String.raw`^delete\s+from\s+${TABLE}`,
  String.raw`^insert\s+into\s+${TABLE}[^]*\bselect\b`,
  String.raw`^alter\s+table\s+(?:if\s+exists\s+)?${TABLE}\s+validate\s`,
  String.raw`^with\s[^]*?\b(?:update|insert\s+into|delete\s+from)\s+${TABLE}`,
].map((pattern) => new RegExp(pattern, 'i'))
const VALIDATES = /^alter\s+table\s[^]*?\svalidate\s/i
const CONCURRENTLY = /^(?:create\s+(?:unique\s+)?index|drop\s+index|reindex\s\w+)\s+concurrently\b/i
/** What can be run again after it stopped half-way. */
const REPEATABLE =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists|drop\s+index\s+concurrently\s+if\s+exists|reindex\s\w+\s+concurrently)\s/i
/** Rows are compared with it under the lock; as a constraint of its own it may be NOT VALID. */
const CHECKED_COLUMN =
  /^alter\s+table\s[^]*?\badd\s+(?:column\s+)?(?!constraint\b|check\b)(?:if\s+not\s+exists\s+)?\w+\s[^,]*?\bcheck\s*\(/i

/** The faults of one migration. @param statements of it, comments and all */
export function findLongLocks(statements: readonly string[]): LockFault[] {
  const bare = statements.map((statement) => statement.replaceAll(/--[^\n]*|\/\*[^]*?\*\//g, '').trim())
  if (bare.some((statement) => CONCURRENTLY.test(statement))) return findUnrepeatable(bare)
  const created = new Set(bare.flatMap((statement) => nameIn([CREATED], statement)))
  const isOld = (table: string) => !created.has(table)
  const locked = new Set(
    bare
      .filter((one) => !VALIDATES.test(one))
      .flatMap((one) => nameIn(LOCKING, one))
      .filter(isOld),
  )
  const worked = bare.flatMap((statement) => nameIn(LONG, statement)).filter(isOld)
  const checked = bare.filter((one) => CHECKED_COLUMN.test(one) && nameIn(LOCKING, one).some(isOld))
  const names = [...locked].join(', ')
  return [
    ...(locked.size > 1
      ? [{ rule: 'several-tables', text: `holds one of ${names} while it waits for the next: one file for each` }]
      : []),
    ...(locked.size > 0 && worked.length > 0
      ? [{ rule: 'lock-and-work', text: `keeps ${names} locked while rows of ${worked[0]} are written: two files` }]
      : []),
    ...checked.map(() => ({
      rule: 'checked-column',
      text: 'reads the table under a lock: add the CHECK as a constraint NOT VALID, and VALIDATE it in the next file',
    })),
  ]
}

function findUnrepeatable(bare: readonly string[]): LockFault[] {
  if (bare.every((statement) => REPEATABLE.test(statement))) return []
  const text =
    'runs outside a transaction, so it may hold only CREATE INDEX CONCURRENTLY IF NOT EXISTS, DROP INDEX CONCURRENTLY IF EXISTS and REINDEX'
  return [{ rule: 'concurrently-alone', text }]
}

function nameIn(patterns: readonly RegExp[], statement: string): string[] {
  return patterns.flatMap((pattern) => pattern.exec(statement)?.[1]?.toLowerCase() ?? [])
}
