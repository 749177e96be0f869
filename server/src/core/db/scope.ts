// On whose behalf a transaction runs, as row-level security asks. The only place that sets it: by SET LOCAL, which a database
// spread over several servers passes on to each, as it does not with set_config().
import { sql, type RawBuilder } from 'kysely'
import { isUuid } from '../id.ts'

/** A page (and the member acting on it), or a user. */
export type Scope = { pageId?: string; userId?: string }

const SETTINGS = { pageId: 'app.page_id', userId: 'app.user_id' } as const

/** Statements that open a transaction for a scope; what is not named stays unset. @throws 22P02, as PostgreSQL says it, for what is no id. */
export function scopeStatements(scope: Scope): string[] {
  return (['pageId', 'userId'] as const).flatMap((name) => {
    const id = scope[name]
    if (id === undefined) return []
    // SET takes no parameters, so nothing but an id may get in here.
    if (!isUuid(id)) throw Object.assign(new Error('a scope is no id'), { code: '22P02' })
    return [`set local ${SETTINGS[name]} = '${id}'`]
  })
}

/** Makes the rest of a transaction act for a page. */
export function setPage(pageId: string): RawBuilder<unknown> {
  return sql.raw(scopeStatements({ pageId }).join(''))
}
