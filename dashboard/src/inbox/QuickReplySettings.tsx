import { useMemo } from 'react'
import { Textarea } from '@mantine/core'
import { quickReplies, type QuickReply } from '@portico/contract/inbox.ts'
import { MERGE_FIELDS, MOST_REPLY_LETTERS } from '@portico/contract/inbox/words.ts'
import { useResource } from '../core/useResource.ts'
import { useText } from '../core/useText.ts'
import { EmptyCup } from '../ui/art/EmptyCup.tsx'
import { TextField, type FieldForm, type ValueForm } from '../ui/fields.tsx'
import { Resource } from '../ui/Resource.tsx'
import { ResourceForm } from '../ui/ResourceForm.tsx'
import { useRemoveAction } from '../ui/useRemoval.ts'
import css from './helps.module.css'

type Values = { shortcut: string; text: string }
const schema = async () => (await import('@portico/contract/inbox.ts')).quickReplies.create.body

/** Words that are used often, behind a slash. */
export function QuickReplySettings() {
  const t = useText('inbox')
  const state = useResource(quickReplies)
  const actions = useRemoveAction<QuickReply>(t('remove.short'), {
    ask: ({ shortcut }) => ({ title: t('quick.remove', { shortcut }), confirm: t('remove.short'), isDanger: true }),
    remove: state.remove,
  })
  return (
    <section>
      <h3>{t('quick.title')}</h3>
      <Resource
        state={state}
        label={t('quick.title')}
        text={t('quick.text')}
        emptyTitle={t('quick.empty')}
        art={<EmptyCup />}
        add={t('quick.add')}
        onOpen={state.edit}
        actions={actions}
        nameOf={({ shortcut }) => `/${shortcut}`}
        columns={useColumns()}
        renderForm={({ opened, onClose, save }, known) => (
          <ResourceForm
            opened={opened}
            onClose={onClose}
            title={t(known ? 'quick.edit' : 'quick.add')}
            submitLabel={t('save')}
            initialValues={{ shortcut: known?.shortcut ?? '', text: known?.text ?? '' }}
            schema={schema}
            save={save}
          >
            {(form) => <Fields form={form} />}
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
        key: 'shortcut',
        label: t('quick.shortcut'),
        card: 'title' as const,
        cell: ({ shortcut }: QuickReply) => `/${shortcut}`,
      },
      {
        key: 'text',
        label: t('quick.words'),
        cell: ({ text }: QuickReply) => <span className={css.oneLine}>{text}</span>,
      },
    ],
    [t],
  )
}

function Fields({ form }: { form: ValueForm<Values> & FieldForm }) {
  const t = useText('inbox')
  return (
    <>
      <TextField
        form={form}
        name="shortcut"
        label={t('quick.shortcut')}
        description={t('quick.shortcutHint')}
        maxLength={30}
        withAsterisk
      />
      <Textarea
        key={form.key('text')}
        label={t('quick.words')}
        description={t('quick.wordsHint', { fields: MERGE_FIELDS.map((name) => `{${name}}`).join(', ') })}
        maxLength={MOST_REPLY_LETTERS}
        autosize
        minRows={3}
        withAsterisk
        {...form.getInputProps('text')}
      />
    </>
  )
}
