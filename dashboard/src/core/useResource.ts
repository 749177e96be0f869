// The state of a plain list's screen: its rows, the row being written, and a secret that is shown once.
import { useCallback, useState } from 'react'
import type { Endpoint, Reply } from '@portico/contract/http/endpoint.ts'
import { api } from './api.ts'
import { useList, type ListGroup, type ListState, type RequestOf, type RowOf } from './useList.ts'
import { useSaved } from './useSaved.ts'

/** A secret and what it is called. */
export type Once = { label: string; secret: string }
type Creation<G extends ListGroup> = Reply<NonNullable<G['create']> & Endpoint>

type ListView = Omit<ListState<ListGroup>, 'rows' | 'head' | 'create' | 'update' | 'remove'>
export type ResourceState<Row, Body> = {
  list: ListView & { rows: Row[] }
  /** The row the form is about. */
  edited: Row | 'new' | null
  edit: (row: Row | 'new' | null) => void
  close: () => void
  /** Writes the row the form is about, and says how it went. */
  save: (body: Body) => Promise<void>
  remove: (row: Row) => Promise<void>
  once: Once | null
  show: (once: Once | null) => void
}

/**
 * Holds a plain list and the form beside it. Each change reloads the list, so that its order is the server’s and
 * no secret stays in the cache.
 * @param onceOf Picks the secret from the answer to `create`.
 */
export function useResource<G extends ListGroup>(
  group: G,
  onceOf?: (made: Creation<G>) => Once,
): ResourceState<RowOf<G> & { id: string }, RequestOf<G, 'create', 'body'>> {
  type Row = RowOf<G> & { id: string }
  const list = useList(group)
  const saved = useSaved()
  const [edited, edit] = useState<Row | 'new' | null>(null)
  const [once, show] = useState<Once | null>(null)
  const close = useCallback(() => edit(null), [])
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the callers below send what RequestOf has checked
  const send = (endpoint: Endpoint | undefined, request: object) => api(endpoint!, request as never)

  async function save(body: RequestOf<G, 'create', 'body'>) {
    const known = edited === 'new' ? null : edited
    const made = known
      ? await saved('updated', () => send(group.update, { params: { id: known.id }, body }))
      : await saved('created', () => send(group.create, { body }))
    close()
    await list.reload()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `create` of this group answered it
    if (!known && onceOf) show(onceOf(made as Creation<G>))
  }

  async function remove({ id }: Row) {
    await saved('deleted', () => send(group.remove, { params: { id } })).catch(() => undefined)
    await list.reload()
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a plain list’s rows have an id: ResourceScreen’s types ask for it
  return { list: list as typeof list & { rows: Row[] }, edited, edit, close, save, remove, once, show }
}
