import { SWITCHES, type switches } from '@portico/contract/platform/switches.ts'
import { sql } from '../core/db/database.ts'
import type { Handlers } from '../core/http/context.ts'

type Row = { name: string; isOn: boolean; changedAt: string }

export const switchHandlers: Handlers<typeof switches> = {
  async list({ tx }) {
    const stored = await tx.rows(sql<Row>`select name, is_on, changed_at from switches`)
    const rows = SWITCHES.map((name) => {
      const row = stored.find((one) => one.name === name)
      return { name, isOn: row?.isOn ?? true, changedAt: row?.changedAt ?? null }
    })
    return { rows, count: rows.length }
  },

  async set({ tx, clock, note }, { params: { name }, body: { isOn } }) {
    const now = clock.now()
    await tx.run(sql`
      insert into switches (name, is_on, changed_at) values (${name}, ${isOn}, ${now})
      on conflict (name) do update set is_on = excluded.is_on, changed_at = excluded.changed_at`)
    note({ id: name, name, changes: { isOn: [!isOn, isOn] } })
    return { name, isOn, changedAt: now.toISOString() }
  },
}
