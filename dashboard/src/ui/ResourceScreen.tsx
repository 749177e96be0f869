import type { ReactNode } from 'react'
import type * as z from 'zod'
import type { Schema as AnySchema } from '@portico/contract/http/endpoint.ts'
import type { ResourceState } from '../core/useResource.ts'
import type { Column, RowAction } from './column.ts'
import type { FieldForm, ValueForm } from './fields.tsx'
import { Resource } from './Resource.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { Screen } from './Screen.tsx'
import { useRemoveAction } from './useRemoval.ts'

/** The words of a list, which its area of the locales has under these names. */
type ListWord = 'title' | 'lead' | 'empty' | 'add' | 'edit' | 'save' | 'remove'
/** What `useText` gives for such an area. */
type ListText = ((word: ListWord) => string) & ((word: 'removeTitle', values: { name: string }) => string)

type Props<Row, Values extends Record<string, unknown>, Schema extends AnySchema> = {
  /** What `useResource` gives. */
  state: ResourceState<Row, z.output<Schema>>
  t: ListText
  mayWrite: boolean
  /** What goes with a row that is removed, and what stays. */
  removeText?: string
  art: ReactNode
  columns: readonly Column<Row>[]
  /** A row in a few words. */
  nameOf: (row: Row) => string
  /** The body of `create`. */
  schema: () => Promise<Schema>
  /** What the form begins with: a row, or a new one. */
  valuesOf: (row: Row | undefined) => Values
  toBody?: (values: Values) => z.input<Schema>
  renderFields: (form: ValueForm<Values> & FieldForm, row: Row | undefined) => ReactNode
  /** What else can be done with a row, before its removal. */
  actions?: readonly RowAction<Row>[]
  /** Buttons before the one that adds a row. */
  beside?: ReactNode
  /** What follows the list while it holds something. */
  children?: ReactNode
}

/** A plain list as a screen of its own. One that differs composes `Resource` or its parts. */
export function ResourceScreen<
  Row extends { id: string },
  Values extends Record<string, unknown>,
  Schema extends AnySchema,
>(props: Props<Row, Values, Schema>) {
  return (
    <Screen title={props.t('title')}>
      <ResourceList {...props} />
    </Screen>
  )
}

/** A plain list as part of a screen. */
export function ResourceList<
  Row extends { id: string },
  Values extends Record<string, unknown>,
  Schema extends AnySchema,
>({
  state,
  t,
  mayWrite,
  removeText,
  nameOf,
  schema,
  valuesOf,
  toBody,
  renderFields,
  actions = [],
  ...shown
}: Props<Row, Values, Schema>) {
  const removal = useRemoveAction<Row>(t('remove'), {
    isDanger: true,
    ask: (row) => ({
      title: t('removeTitle', { name: nameOf(row) }),
      ...(removeText && { text: removeText }),
      confirm: t('remove'),
      isDanger: true,
    }),
    remove: state.remove,
  })
  return (
    <Resource
      {...shown}
      state={state}
      label={t('title')}
      text={t('lead')}
      emptyTitle={t('empty')}
      nameOf={nameOf}
      onOpen={mayWrite ? state.edit : undefined}
      actions={mayWrite ? [...actions, ...removal] : undefined}
      add={mayWrite ? t('add') : undefined}
      renderForm={(drawer, row) => (
        <ResourceForm
          {...drawer}
          title={t(row ? 'edit' : 'add')}
          submitLabel={t(row ? 'save' : 'add')}
          initialValues={valuesOf(row)}
          schema={schema}
          toBody={toBody}
        >
          {(form) => renderFields(form, row)}
        </ResourceForm>
      )}
    />
  )
}
