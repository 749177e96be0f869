import type { ReactNode } from 'react'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ResourceState } from '../core/useResource.ts'
import type { Column, RowAction } from './column.ts'
import { DataTable } from './DataTable.tsx'
import { EmptyState } from './EmptyState.tsx'
import { OnceDrawer } from './OnceDrawer.tsx'
import { useLast } from './useLast.ts'
import css from './resource.module.css'

type Drawer<Body> = { opened: boolean; onClose: () => void; save: (body: Body) => Promise<void> }

type Props<Row, Body> = {
  /** What `useResource` gives. */
  state: ResourceState<Row, Body>
  /** What the list is, for screen readers. */
  label: string
  /** A sentence above the table, or below the title of the empty state. */
  text: string
  emptyTitle: string
  art: ReactNode
  columns: readonly Column<Row>[]
  /** A row in a few words. */
  nameOf: (row: Row) => string
  actions?: readonly RowAction<Row>[]
  /** The button that adds a row; left out for those who may not. */
  add?: string
  /** Buttons before it. */
  beside?: ReactNode
  /** Given where a row opens in the form. */
  onOpen?: (row: Row) => void
  /** The form of a row that is known, or of a new one. */
  renderForm: (drawer: Drawer<Body>, known: Row | undefined) => ReactNode
  /** What follows the list while it holds something. */
  children?: ReactNode
}

/** A plain list under its heading: table, empty state, the form of a row. A screen that differs composes these itself. */
export function Resource<Row extends { id: string }, Body>({ state, add, beside, ...props }: Props<Row, Body>) {
  const { list, edited, edit, close, save, once, show } = state
  const shown = useLast(edited)
  const isEmpty = !list.loading && !list.error && list.rows.length === 0
  const buttons = (
    <>
      {beside}
      {add && (
        <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => edit('new')}>
          {add}
        </Button>
      )}
    </>
  )
  return (
    <>
      {!isEmpty && (
        <div className={css.head}>
          <p>{props.text}</p>
          {beside ? <div className={css.buttons}>{buttons}</div> : buttons}
        </div>
      )}
      <DataTable
        {...list}
        label={props.label}
        columns={props.columns}
        rowKey={(row) => row.id}
        rowName={props.nameOf}
        onOpen={props.onOpen}
        actions={props.actions}
        empty={
          <EmptyState art={props.art} title={props.emptyTitle} text={props.text}>
            {buttons}
          </EmptyState>
        }
      />
      {!isEmpty && props.children}
      {props.renderForm({ opened: edited !== null, onClose: close, save }, shown === 'new' ? undefined : shown)}
      <OnceDrawer once={once} onClose={() => show(null)} />
    </>
  )
}
