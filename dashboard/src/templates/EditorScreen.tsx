import { useCallback, useState, type ReactNode } from 'react'
import { SegmentedControl } from '@mantine/core'
import type { TemplateDesign } from '@portico/contract/templates.ts'
import type { Language } from '@portico/locales/languages.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { ClashNotice } from '../ui/drafts/ClashNotice.tsx'
import { DraftBar } from '../ui/drafts/DraftBar.tsx'
import { Screen } from '../ui/Screen.tsx'
import { LookSection } from './LookSection.tsx'
import { MoreSection } from './MoreSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { Preview } from './Preview.tsx'
import type { DesignDraft } from './designDraft.ts'
import { WordsSection } from './WordsSection.tsx'
import css from './templates.module.css'

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

/** The editor: sections on one side, what guests see on the other; on a phone one at a time. */
export function EditorScreen({ title, crumbs, action, venue, origin, draft, hasPictures }: Props) {
  const t = useText('templates')
  const spoken = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(spoken)
  const [side, setSide] = useState<'edit' | 'look'>('edit')
  const { content: design, change: changeDraft } = draft
  const change = useCallback(
    (patch: Partial<TemplateDesign>) => changeDraft((old) => ({ ...old, ...patch }), Object.keys(patch).join()),
    [changeDraft],
  )
  return (
    <Screen title={title} crumbs={crumbs} action={action}>
      <div className={css.toolbar}>
        <DraftBar draft={draft} />
        <div className={css.sides}>
          <SegmentedControl
            aria-label={t('side')}
            value={side}
            onChange={(value) => setSide(value)}
            data={[
              { value: 'edit', label: t('edit') },
              { value: 'look', label: t('preview.short') },
            ]}
          />
        </div>
      </div>
      <ClashNotice draft={draft} />
      <div className={css.editor} data-side={side}>
        <div className={css.sections}>
          <WordsSection design={design} change={change} language={language} onLanguage={setLanguage} />
          <LookSection design={design} change={change} />
          {hasPictures && <PicturesSection design={design} change={change} origin={origin} />}
          <MoreSection design={design} change={change} language={language} />
        </div>
        <Preview design={design} venue={venue} language={language} />
      </div>
    </Screen>
  )
}
