import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { splitStatements } from '../../server/src/core/db/statements.ts'
import { findFiles, PLANTED, ROOT } from './files.ts'
import { findLongLocks } from './longLocks.ts'
import type { Part, Problem } from './part.ts'
import { readJson, runTool } from './runTool.ts'

type Warning = { file: string; line: number; rule_name: string }

/** The last migration that was written before this check: it and those before it have run everywhere. */
const LAST_UNCHECKED = '0124_moved_pages.sql'

const INDEX = 'write index if not exists … concurrently, in a file of such statements alone'
const NOT_VALID = 'add it NOT VALID, and VALIDATE it in the next file'
const IN_STEPS = 'add a column, let jobs fill it, and change to it in a later version'
const LATER = 'the version before this one still reads it; when none does, say so above it with -- squawk-ignore'
const RULES: Record<string, string> = {
  'adding-field-with-default': `the table is rewritten: ${IN_STEPS}`,
  'adding-foreign-key-constraint': `both tables are locked while rows are compared: ${NOT_VALID}`,
  'adding-not-nullable-field': `the table is read under a lock: add CHECK (… IS NOT NULL) NOT VALID, and VALIDATE it in the next file`,
  'adding-required-field': 'the version before this one writes rows without it: give it a default',
  'adding-serial-primary-key-field': `an index is built under a lock: ${INDEX}, then add it USING INDEX`,
  'ban-drop-column': LATER,
  'ban-drop-database': 'a migration drops no database',
  'ban-drop-table': LATER,
  'ban-truncate-cascade': 'tables that refer to it would be emptied too',
  'changing-column-type': `the table is rewritten under a lock: ${IN_STEPS}`,
  'constraint-missing-not-valid': `the table is read under a lock: ${NOT_VALID}`,
  'disallowed-unique-constraint': `an index is built under a lock: ${INDEX}, then add it USING INDEX`,
  'renaming-column': LATER,
  'renaming-table': LATER,
  'require-concurrent-index-creation': `nobody can write while it is built: ${INDEX}`,
  'require-concurrent-index-deletion': `everybody waits for it: ${INDEX}`,
  'require-concurrent-reindex': `everybody waits for it: ${INDEX}`,
  'syntax-error': 'it cannot be read',
}

/** A new migration runs while guests come: nothing in it may hold them up, or break the version that still runs. */
export const migrations: Part = {
  name: 'migrations',
  async run() {
    const files = findFiles('server/migrations/*.sql').filter((file) => basename(file) > LAST_UNCHECKED)
    const planted = findFiles('server/migrations/*.sql', join(ROOT, PLANTED)).map((file) => `${PLANTED}/${file}`)
    const all = [...files, ...planted]
    return {
      problems: [...(await askSquawk(all)), ...all.flatMap(askOurselves)],
      saw: `${files.length} new migrations`,
    }
  },
}

async function askSquawk(files: string[]): Promise<Problem[]> {
  const options = ['--assume-in-transaction', '--pg-version', '15.0', '--reporter', 'json']
  const warnings = readJson<Warning[]>('squawk', await runTool('squawk', [...options, ...files]))
  return warnings.flatMap(({ file, line, rule_name: rule }) => {
    const text = RULES[rule]
    return text === undefined ? [] : [{ file, line: line + 1, rule, text }]
  })
}

function askOurselves(file: string): Problem[] {
  return findLongLocks(splitStatements(readFileSync(join(ROOT, file), 'utf8'))).map((found) => ({ file, ...found }))
}
