import { useMemo, useState } from 'react'
import { Switch } from '@mantine/core'
import { IconArrowMerge } from '@tabler/icons-react'
import { TAG_COLOURS, tags, type Tag } from '@portico/contract/profiles/tags.ts'
import { EVERYBODY, type Group } from '@portico/contract/segments/condition.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { SelectField, TextField, type FieldForm, type ValueForm } from '../ui/fields.tsx'
import { ResourceScreen } from '../ui/ResourceScreen.tsx'
import { useLiveReload } from '../ui/useLiveReload.ts'
import { ConditionEditor } from '../ui/conditions/ConditionEditor.tsx'
import { TagMerge } from './TagMerge.tsx'
import { TagPreview } from './TagPreview.tsx'
import css from './profiles.module.css'

type Values = { name: string; colour: Tag['colour']; rule: Group | null }
const schema = async () => (await import('@portico/contract/profiles/tags.ts')).tags.create.body

/** A venue's own words for its guests. */
export function TagsPage() {
  const t = useText('tags')
  const state = useResource(tags)
  useLiveReload(['profiles'], state.list.reload)
  const [merged, setMerged] = useState<Tag | null>(null)
  return (
    <>
      <ResourceScreen
        state={state}
        t={t}
        mayWrite={useAllows('page.settings:write')}
        art={<EmptyCup />}
        columns={useColumns()}
        nameOf={({ name }) => name}
        schema={schema}
        valuesOf={(tag): Values => ({ name: tag?.name ?? '', colour: tag?.colour ?? 'green', rule: tag?.rule ?? null })}
        renderFields={(form, tag) => <TagFields form={form} tag={tag} />}
        actions={[{ key: 'merge', label: t('merging.action'), icon: IconArrowMerge, run: setMerged }]}
      />
      <TagMerge
        tag={merged}
        tags={state.list.rows}
        onClose={() => setMerged(null)}
        onDone={() => state.list.reload()}
      />
    </>
  )
}

function useColumns() {
  const t = useText('tags')
  const format = useFormat()
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('name'),
        card: 'title' as const,
        sort: ({ name }: Tag) => name,
        cell: ({ name, colour }: Tag) => (
          <span className={css.tag} data-colour={colour}>
            {name}
          </span>
        ),
      },
      { key: 'origin', label: t('origin'), cell: ({ rule }: Tag) => t(rule ? 'byRule' : 'byHand') },
      {
        key: 'guests',
        label: t('guests'),
        align: 'end' as const,
        sort: ({ guests }: Tag) => guests,
        cell: ({ guests }: Tag) => format.number(guests),
      },
    ],
    [t, format],
  )
}

function TagFields({ form, tag }: { form: ValueForm<Values> & FieldForm; tag: Tag | undefined }) {
  const t = useText('tags')
  const { rule: first } = form.getValues()
  const [rule, setRule] = useState(first)
  const change = (next: Group | null) => {
    setRule(next)
    form.setFieldValue('rule', next)
  }
  const name = form.useWatchValue('name')
  const isRenaming = tag !== undefined && name !== tag.name
  const isRuled = JSON.stringify(rule) !== JSON.stringify(tag?.rule ?? null)
  return (
    <>
      <TextField form={form} name="name" label={t('name')} maxLength={40} withAsterisk />
      <SelectField
        form={form}
        name="colour"
        label={t('colour')}
        options={TAG_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))}
      />
      <Switch
        label={t('hasRule')}
        checked={rule !== null}
        onChange={(event) => change(event.currentTarget.checked ? EVERYBODY : null)}
      />
      {rule && <ConditionEditor value={rule} onChange={change} />}
      {tag && (isRenaming || isRuled) && (
        <TagPreview id={tag.id} isRenaming={isRenaming} {...(isRuled ? { rule } : {})} />
      )}
    </>
  )
}
