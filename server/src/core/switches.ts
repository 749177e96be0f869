import type { SwitchName } from '@portico/contract/platform/switches.ts'
import { sql, type Tx } from './db/database.ts'

/** Whether an administrator has left a part of the platform on. @param tx of the system role */
export async function isSwitchedOn(tx: Tx, name: SwitchName): Promise<boolean> {
  const row = await tx.first(sql<{ isOn: boolean }>`select is_on from switches where name = ${name}`)
  return row?.isOn ?? true
}
