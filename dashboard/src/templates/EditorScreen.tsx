import { useEffect, useState, type ReactNode } from 'react'
import { ActionIcon, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react'
import type { Language } from '@portico/locales/languages.ts'
import { useLanguage } from '../core/language.ts'
import { useText } from '../core/useText.ts'
import { Screen } from '../ui/Screen.tsx'
import { LookSection } from './LookSection.tsx'
import { MoreSection } from './MoreSection.tsx'
import { PicturesSection } from './PicturesSection.tsx'
import { Preview } from './Preview.tsx'
import type { useDraft } from './useDraft.ts'
import { WordsSection } from './WordsSection.tsx'
import css from './templates.module.css'

type Props = {
  title: string
  crumbs: ReactNode
  action: ReactNode
  venue: string
  /** Where guests reach the portal. */
  origin: string
  draft: ReturnType<typeof useDraft>
  /** The shared library belongs to no page, so it has no pictures of one. */
  hasPictures: boolean
}

/** The editor: sections on one side, what guests see on the other; on a phone one at a time. */
export function EditorScreen({ title, crumbs, action, venue, origin, draft, hasPictures }: Props) {
  const t = useText('templates')
  const spoken = useLanguage((state) => state.language)
  const [language, setLanguage] = useState<Language>(spoken)
  const [side, setSide] = useState<'edit' | 'look'>('edit')
  const { design, change } = draft
  useUndoKeys(draft)
  return (
    <Screen title={title} crumbs={crumbs} action={action}>
      <div className={css.toolbar}>
        <ActionIcon variant="default" size={38} aria-label={t('undo')} disabled={!draft.canUndo} onClick={draft.undo}>
          <IconArrowBackUp size={19} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={38} aria-label={t('redo')} disabled={!draft.canRedo} onClick={draft.redo}>
          <IconArrowForwardUp size={19} aria-hidden />
        </ActionIcon>
        <span role="status" className={css.saveState} data-state={draft.state}>
          {t(`state.${draft.state}`)}
          {draft.state === 'failed' && (
            <button type="button" className={css.plain} onClick={() => void draft.flush()}>
              {t('retry')}
            </button>
          )}
        </span>
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

function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }) {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return
      const key = event.key.toLowerCase()
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
      if (!isRedo && key !== 'z') return
      event.preventDefault()
      if (isRedo) redo()
      else undo()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [undo, redo])
}
