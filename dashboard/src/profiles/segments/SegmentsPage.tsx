import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { EVERYBODY, type Group } from '@portico/contract/segments/condition.ts'
import { segments, type Segment } from '@portico/contract/segments.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useResource } from '../../core/useResource.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import { TextField, type FieldForm, type ValueForm } from '../../ui/fields.tsx'
import { ResourceScreen } from '../../ui/ResourceScreen.tsx'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { groupOf, READY } from './attributes.ts'
import { ConditionEditor } from './ConditionEditor.tsx'
import { describeCondition } from './describeCondition.ts'
import { useOptions } from './useOptions.ts'
import css from '../profiles.module.css'

type Values = { name: string; condition: Group; version?: number }
const schema = async () => (await import('@portico/contract/segments.ts')).segments.create.body
const READY_NAMES = ['first', 'regulars', 'risk', 'birthdays', 'unhappy', 'silent'] as const

/** Groups of guests under a name. */
export function SegmentsPage() {
  const t = useText('segments')
  const state = useResource(segments)
  useLiveReload(['segments'], state.list.reload)
  const navigate = useNavigate()
  const columns = useColumns()
  const show = ({ id }: Segment) => void navigate({ to: '/dashboard/guests-custom-profile', search: { segment: id } })
  return (
    <ResourceScreen
      state={state}
      t={t}
      mayWrite={useAllows('campaign:write')}
      art={<EmptyCup />}
      columns={columns}
      nameOf={({ name }) => name}
      schema={schema}
      valuesOf={(known): Values => ({
        name: known?.name ?? '',
        condition: known?.condition ?? EVERYBODY,
        version: known?.version,
      })}
      renderFields={(form, known) => <SegmentFields form={form} isNew={known === undefined} />}
      actions={[{ key: 'show', label: t('show'), icon: IconUsers, run: show, isInline: true }]}
    />
  )
}

function useColumns() {
  const t = useText('segments')
  const format = useFormat()
  const options = useOptions()
  return useMemo(
    () => [
      { key: 'name', label: t('name'), card: 'title' as const, cell: ({ name }: Segment) => <strong>{name}</strong> },
      {
        key: 'about',
        label: t('about'),
        cell: ({ condition, missing }: Segment) => (
          <>
            {describeCondition(condition, t, options)}
            {missing.map((what) => (
              <small key={what} className={css.missing}>
                {' '}
                {t(`missing.${what}`)}
              </small>
            ))}
          </>
        ),
      },
      {
        key: 'updated',
        label: t('updated'),
        isWide: true,
        cell: ({ updatedAt }: Segment) => <time dateTime={updatedAt}>{format.dateTime(updatedAt)}</time>,
      },
    ],
    [t, format, options],
  )
}

function SegmentFields({ form, isNew }: { form: ValueForm<Values> & FieldForm; isNew: boolean }) {
  const t = useText('segments')
  const { condition: first } = form.getValues()
  const [condition, setCondition] = useState(first)
  const change = (next: Group) => {
    setCondition(next)
    form.setFieldValue('condition', next)
  }
  return (
    <>
      {isNew && (
        <div className={css.buttons} role="group" aria-label={t('ready.title')}>
          {READY_NAMES.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              onClick={() => {
                change(groupOf(READY[name]))
                form.setFieldValue('name', t(`ready.${name}`))
              }}
            >
              {t(`ready.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <TextField form={form} name="name" label={t('name')} maxLength={80} withAsterisk />
      <ConditionEditor value={condition} onChange={change} />
    </>
  )
}
