import { useCallback, useState } from 'react'
import { TextInput } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link, useParams } from '@tanstack/react-router'
import { campaigns, type Campaign, type CreativeDesign } from '@portico/contract/campaigns.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { useReply } from '../core/keys.ts'
import { useLanguage } from '../core/language.ts'
import { useAllows } from '../core/rights.ts'
import { useText } from '../core/useText.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { EditorFrame } from '../ui/editor/EditorFrame.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Screen } from '../ui/Screen.tsx'
import { ActionSection } from './ActionSection.tsx'
import { hasPlaceholder, type Change } from './design.ts'
import { KindSection } from './KindSection.tsx'
import { Preview } from './Preview.tsx'
import { SaveBar } from '../ui/editor/SaveBar.tsx'
import { SurveySection } from './SurveySection.tsx'
import { useCampaignCommands } from './useCampaignCommands.ts'
import { useEditing } from '../ui/editor/useEditing.ts'
import { LinkButton } from '../ui/LinkButton.tsx'
import { WordsSection } from './WordsSection.tsx'

type Content = { name: string; design: CreativeDesign }
const contentOf = ({ name, design }: Campaign): Content => ({ name, design })

/** One campaign: what it says and shows, beside how guests see it. */
export function CampaignEditor() {
  const t = useText('campaigns')
  const { id } = useParams({ from: '/dashboard/ofPage/campaign/$id' })
  // The editor holds what is newer than the server.
  const how = { refetchOnWindowFocus: false, staleTime: Infinity, gcTime: 0 }
  const found = useReply(campaigns.read, { params: { id } }, how)
  if (found.error)
    return (
      <Screen title={t('title')}>
        <ErrorState error={found.error} onRetry={() => void found.refetch()} isBoxed />
      </Screen>
    )
  return found.data ? <Editor key={id} campaign={found.data} /> : null
}

/** What is edited, and how its design is changed. */
function useCampaignEditing(campaign: Campaign) {
  const { id } = campaign
  const commands = useCampaignCommands()
  const editing = useEditing<Content, Campaign>({
    item: campaign,
    content: contentOf(campaign),
    contentOf,
    save: (content, revision) => commands.update(id, { ...content, revision }),
    read: () => api(campaigns.read, { params: { id } }),
  })
  const { change: changeContent } = editing
  const change: Change = useCallback(
    (patch, mark = Object.keys(patch).join()) =>
      changeContent((old) => ({ ...old, design: { ...old.design, ...patch } }), mark),
    [changeContent],
  )
  const rename = (name: string) => changeContent((old) => ({ ...old, name }), 'name')
  return { editing, change, rename }
}

function Editor({ campaign }: { campaign: Campaign }) {
  const t = useText('campaigns')
  const { id } = campaign
  const mayWrite = useAllows('campaign:write')
  const spoken = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(spoken)
  const { editing, change, rename } = useCampaignEditing(campaign)
  const { name, design } = editing.content
  const words = { design, change, language }
  return (
    <Screen
      title={name || t('newName')}
      crumbs={
        // An address below is no reason to look chosen.
        <Link to="/dashboard/campaign" activeOptions={{ exact: true }}>
          {t('title')}
        </Link>
      }
      action={mayWrite && <BookButton id={id} />}
    >
      <EditorFrame
        bar={<SaveBar editing={editing} isReadOnly={!mayWrite} onSave={() => void editing.save()} />}
        notices={
          <>
            <ClashNotice draft={editing} />
            {campaign.isArchived && <Notice>{t('archivedText')}</Notice>}
            {hasPlaceholder(design) && <Notice>{t('placeholderText')}</Notice>}
          </>
        }
        preview={<Preview design={design} language={language} />}
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
        <KindSection design={design} change={change} />
        <WordsSection {...words} onLanguage={setLanguage} />
        {design.kind === 'survey' && <SurveySection {...words} />}
        <ActionSection {...words} />
      </EditorFrame>
    </Screen>
  )
}

function BookButton({ id }: { id: string }) {
  const t = useText('campaigns')
  return (
    <LinkButton
      to="/dashboard/wifi-campaign/$campaignId"
      params={{ campaignId: 'new' }}
      search={{ creative: id }}
      variant="default"
      leftSection={<IconCalendarPlus size={17} aria-hidden />}
    >
      {t('book')}
    </LinkButton>
  )
}
