import { useCallback, useState } from 'react'
import { TextInput } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { messageTemplates, type MessageTemplate } from '@portico/contract/messages.ts'
import type { MessageContent } from '@portico/contract/messages/content.ts'
import { lacksOf, languageFor } from '@portico/contract/messages/readiness.ts'
import { LANGUAGE_NAMES, type Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useLanguage } from '../core/language.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { EditorFrame } from '../ui/editor/EditorFrame.tsx'
import { LanguageTabs } from '../ui/editor/LanguageTabs.tsx'
import { SaveBar } from '../ui/editor/SaveBar.tsx'
import { useEditing } from '../ui/editor/useEditing.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { missingLanguages, type Change } from './content.ts'
import { KindFields } from './fields/KindFields.tsx'
import { Preview } from './Preview.tsx'
import { useTemplateCommands } from './useTemplateCommands.ts'
import fields from '../ui/editor/fields.module.css'

type Content = { name: string; content: MessageContent }
const contentOf = ({ name, content }: MessageTemplate): Content => ({ name, content })

/** One template: its words beside how a phone shows them. */
export function TemplateEditor() {
  const t = useText('messages')
  const { id } = useParams({ from: '/dashboard/ofPage/zalo-message-templates/$id' })
  // The editor holds what is newer than the server.
  const how = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 }
  const found = useReply(messageTemplates.read, { params: { id } }, how)
  if (found.error)
    return (
      <Screen title={t('title')}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isBoxed />
      </Screen>
    )
  return found.data ? <Editor key={id} template={found.data.data} /> : null
}

function useTemplateEditing(template: MessageTemplate) {
  const { id } = template
  const commands = useTemplateCommands()
  const editing = useEditing<Content, MessageTemplate>({
    item: template,
    content: contentOf(template),
    contentOf,
    save: (content, revision) => commands.update(id, { ...content, revision }),
    read: async () => (await api(messageTemplates.read, { params: { id } })).data,
  })
  const { change: changeContent } = editing
  const change: Change = useCallback(
    (patch, mark = Object.keys(patch).join()) =>
      changeContent((old) => ({ ...old, content: { ...old.content, ...patch } }), mark),
    [changeContent],
  )
  const rename = (name: string) => changeContent((old) => ({ ...old, name }), 'name')
  return { editing, change, rename }
}

function Editor({ template }: { template: MessageTemplate }) {
  const t = useText('messages')
  const mayWrite = useAllows('zalo:draft')
  const spoken = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(languageFor(template.content, spoken) ?? spoken)
  const { editing, change, rename } = useTemplateEditing(template)
  const { name, content } = editing.content
  const lacks = lacksOf(content)
  const missing = missingLanguages(content)
  return (
    <Screen
      title={name || t('newName')}
      crumbs={
        <Link to="/dashboard/zalo-message-templates" activeOptions={{ exact: true }}>
          {t('title')}
        </Link>
      }
    >
      <EditorFrame
        bar={<SaveBar editing={editing} isReadOnly={!mayWrite} onSave={() => void editing.save()} />}
        notices={
          <>
            <ClashNotice draft={editing} />
            {content.kind === 'zns' && <Notice>{template.approvalReason || t(`approval.${template.approval}`)}</Notice>}
          </>
        }
        preview={<Preview content={content} language={language} />}
        isReadOnly={!mayWrite}
      >
        <TextInput
          label={t('name')}
          description={t('nameHelp')}
          required
          maxLength={80}
          value={name}
          error={name.trim() === '' && t('nameNeeded')}
          onChange={(event) => rename(event.currentTarget.value)}
        />
        {content.kind !== 'zns' && (
          <>
            <LanguageTabs value={language} missing={missing} onChange={setLanguage} />
            <p className={fields.help} role="status">
              {missing.length > 0
                ? t('missing', { languages: missing.map((one) => LANGUAGE_NAMES[one]).join(', ') })
                : lacks.length === 0 && t('complete')}
            </p>
          </>
        )}
        <KindFields content={content} change={change} language={language} />
        {lacks.map((lack) => (
          <p key={lack} className={fields.warning}>
            {t(`lack.${lack}`)}
          </p>
        ))}
      </EditorFrame>
    </Screen>
  )
}
