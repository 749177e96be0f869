// Spreads a database over the servers of Citus, once, after it was migrated.
import type pg from 'pg'
import { StartError } from '../../startError.ts'
import { planCitus, type CitusPlan } from './planCitus.ts'

/** Runs the plan's statements, each alone, as Citus asks. @throws StartError where Citus is not installed or already used */
export async function distribute(owner: pg.Client): Promise<CitusPlan> {
  const { rows } = await owner.query<{ is_there: boolean }>(
    `select to_regprocedure('create_reference_table(regclass)') is not null as is_there`,
  )
  if (!rows[0]!.is_there)
    throw new StartError(
      'This PostgreSQL has no Citus. Install it, run "create extension citus" in this database, add the workers, then run this again.',
    )
  const { rowCount } = await owner.query(`select 1 from pg_class where oid = to_regclass('citus_tables')`)
  if (rowCount && (await owner.query('select 1 from citus_tables limit 1')).rowCount)
    throw new StartError('This database is distributed already.')
  const plan = await planCitus(owner)
  for (const statement of plan.statements) await owner.query(statement)
  return plan
}

/** The plan as SQL, with the place of each table and what stands in the way as comments. */
export function printPlan({ placements, statements, obstacles }: CitusPlan): string {
  return [
    ...placements.map(({ table, place, why }) => `-- ${place.padEnd(11)} ${table}: ${why}`),
    ...obstacles.map((what) => `-- in the way: ${what}`),
    ...statements.map((statement) => `${statement};`),
  ].join('\n')
}
