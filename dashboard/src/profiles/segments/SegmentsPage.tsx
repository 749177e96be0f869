import { useMemo, useState } from 'react'
import { IconUsers } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { EVERYBODY, type Group } from '@portico/contract/segments/condition.ts'
import { segments, type Segment } from '@portico/contract/segments.ts'
import { api } from '../../core/api.ts'
import { useErrorText } from '../../core/errors.ts'
import { useAllows } from '../../core/rights.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useResource } from '../../core/useResource.ts'
import { useText } from '../../core/useText.ts'
import { EmptyCup } from '../../ui/art/EmptyCup.tsx'
import { TextField, type FieldForm, type ValueForm } from '../../ui/fields.tsx'
import { ResourceList } from '../../ui/ResourceScreen.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { message, notify } from '../../ui/toasts.ts'
import { useLiveReload } from '../../ui/useLiveReload.ts'
import { groupOf, READY } from '../../ui/conditions/attributes.ts'
import { ConditionEditor } from '../../ui/conditions/ConditionEditor.tsx'
import { describeCondition } from '../../ui/conditions/describeCondition.ts'
import { ReadySegments, type ReadyName } from './ReadySegments.tsx'
import { SegmentHistory, type OlderVersion } from './SegmentHistory.tsx'
import { useOptions, type Options } from '../../ui/conditions/useOptions.ts'
import css from '../profiles.module.css'

type Values = { name: string; condition: Group; version?: number }
const schema = async () => (await import('@portico/contract/segments.ts')).segments.create.body

/** Groups of guests under a name. */
export function SegmentsPage() {
  const t = useText('segments')
  const state = useSegments()
  const options = useOptions()
  const navigate = useNavigate()
  const mayWrite = useAllows('campaign:write')
  const show = ({ id }: Segment) => void navigate({ to: '/dashboard/guests-custom-profile', search: { segment: id } })
  return (
    <Screen title={t('title')}>
      <ResourceList
        state={state}
        t={t}
        mayWrite={mayWrite}
        art={<EmptyCup />}
        columns={useColumns(options)}
        nameOf={({ name }) => name}
        schema={schema}
        valuesOf={(known): Values =>
          known
            ? { name: known.name, condition: known.condition, version: known.version }
            : state.begun
              ? { name: t(`ready.${state.begun}`), condition: groupOf(READY[state.begun]) }
              : { name: '', condition: EVERYBODY }
        }
        renderFields={(form, known) => (
          <SegmentFields form={form} known={known} options={options} onRestore={state.restore} />
        )}
        actions={[{ key: 'show', label: t('show'), icon: IconUsers, run: show, isInline: true }]}
      />
      <ReadySegments
        saved={state.list.rows}
        options={options}
        mayWrite={mayWrite}
        onPreview={state.begin}
        onSaved={() => state.list.reload()}
      />
    </Screen>
  )
}

/** The list and its form, which begins empty or with a ready-made segment. */
function useSegments() {
  const t = useText('segments')
  const errorText = useErrorText()
  const state = useResource(segments)
  useLiveReload(['segments'], state.list.reload)
  const [begun, setBegun] = useState<ReadyName | null>(null)

  async function restore({ id, version: seen }: Segment, { version, name, condition }: OlderVersion) {
    try {
      await api(segments.update, { params: { id }, body: { name, condition, version: seen } })
      message(t('versions.restored', { number: String(version) }), { seconds: 3 })
      state.close()
    } catch (error) {
      notify({ kind: 'bad', text: errorText(error) })
    }
    await state.list.reload()
  }

  return {
    ...state,
    begun,
    restore,
    edit(row: Segment | 'new' | null) {
      setBegun(null)
      state.edit(row)
    },
    begin(name: ReadyName) {
      setBegun(name)
      state.edit('new')
    },
  }
}

function useColumns(options: Options) {
  const t = useText('segments')
  const format = useFormat()
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

type FieldsProps = {
  form: ValueForm<Values> & FieldForm
  known: Segment | undefined
  options: Options
  onRestore: (known: Segment, older: OlderVersion) => Promise<void>
}

function SegmentFields({ form, known, options, onRestore }: FieldsProps) {
  const t = useText('segments')
  const { condition: first } = form.getValues()
  const [condition, setCondition] = useState(first)
  const change = (next: Group) => {
    setCondition(next)
    form.setFieldValue('condition', next)
  }
  return (
    <>
      <TextField form={form} name="name" label={t('name')} maxLength={80} withAsterisk />
      <ConditionEditor value={condition} onChange={change} />
      {known && (
        <SegmentHistory segment={known} options={options} onRestore={(older) => void onRestore(known, older)} />
      )}
    </>
  )
}
