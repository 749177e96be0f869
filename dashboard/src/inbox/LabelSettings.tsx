import { useMemo } from 'react'
import { conversationLabels, type ConversationLabel } from '@portico/contract/inbox.ts'
import { LABEL_COLOURS } from '@portico/contract/inbox/words.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useRemoveAction } from '../ui/useRemoval.ts'
import { LabelTag } from './LabelTag.tsx'

const schema = async () => (await import('@portico/contract/inbox.ts')).conversationLabels.create.body

/** What conversations are about, in the venue's own words. */
export function LabelSettings() {
  const t = useText('inbox')
  const state = useResource(conversationLabels)
  const actions = useRemoveAction<ConversationLabel>(t('remove.short'), {
    ask: ({ name }) => ({
      title: t('labels.remove', { name }),
      text: t('labels.removeText'),
      confirm: t('remove.short'),
      isDanger: true,
    }),
    remove: state.remove,
  })
  const colours = LABEL_COLOURS.map((value) => ({ value, label: t(`colours.${value}`) }))
  return (
    <section>
      <h3>{t('labels.title')}</h3>
      <Resource
        state={state}
        label={t('labels.title')}
        text={t('labels.text')}
        emptyTitle={t('labels.empty')}
        art={<EmptyCup />}
        add={t('labels.add')}
        onOpen={state.edit}
        actions={actions}
        nameOf={({ name }) => name}
        columns={useColumns()}
        renderForm={({ opened, onClose, save }, known) => (
          <ResourceForm
            opened={opened}
            onClose={onClose}
            title={t(known ? 'labels.edit' : 'labels.add')}
            submitLabel={t('save')}
            initialValues={{ name: known?.name ?? '', colour: known?.colour ?? LABEL_COLOURS[1] }}
            schema={schema}
            save={save}
          >
            {(form) => (
              <>
                <TextField form={form} name="name" label={t('label')} maxLength={40} withAsterisk />
                <SelectField form={form} name="colour" label={t('colour')} options={colours} />
              </>
            )}
          </ResourceForm>
        )}
      />
    </section>
  )
}

function useColumns() {
  const t = useText('inbox')
  return useMemo(
    () => [
      {
        key: 'name',
        label: t('label'),
        card: 'title' as const,
        cell: (label: ConversationLabel) => <LabelTag label={label} />,
      },
    ],
    [t],
  )
}
