import { useCallback, useState, type ReactNode } from 'react'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useLanguage } from '../core/language.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { DraftBar } from '../ui/drafts/DraftBar.tsx'
import { EditorFrame } from '../ui/editor/EditorFrame.tsx'
import { Screen } from '../ui/Screen.tsx'
import { LookSection } from './LookSection.tsx'
import { MoreSection } from './MoreSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { Preview } from './Preview.tsx'
import type { DesignDraft } from './designDraft.ts'
import { WordsSection } from './WordsSection.tsx'

type Props = {
  title: string
  crumbs: ReactNode
  action: ReactNode
  venue: string
  /** Where guests reach the portal. */
  origin: string
  draft: DesignDraft
  /** The shared library belongs to no page, so it has no pictures of one. */
  hasPictures: boolean
}

/** The editor of a template, of a page or of the shared library. */
export function EditorScreen({ title, crumbs, action, venue, origin, draft, hasPictures }: Props) {
  const spoken = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(spoken)
  const { content: design, change: changeDraft } = draft
  const change = useCallback(
    (patch: Partial<TemplateDesign>) => changeDraft((old) => ({ ...old, ...patch }), Object.keys(patch).join()),
    [changeDraft],
  )
  return (
    <Screen title={title} crumbs={crumbs} action={action}>
      <EditorFrame
        bar={<DraftBar draft={draft} />}
        notices={<ClashNotice draft={draft} />}
        preview={<Preview design={design} venue={venue} language={language} />}
      >
        <WordsSection design={design} change={change} language={language} onLanguage={setLanguage} />
        <LookSection design={design} change={change} />
        {hasPictures && <PicturesSection design={design} change={change} origin={origin} />}
        <MoreSection design={design} change={change} language={language} />
      </EditorFrame>
    </Screen>
  )
}
