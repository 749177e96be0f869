import { useState } from 'react'
import { notifications } from '@portico/contract/notifications.ts'
import { pages } from '@portico/contract/pages.ts'
import { api } from '../core/api.ts'
import { useInvalidate, useReply } from '../core/keys.ts'
import { usePage } from '../core/page.ts'
import { useSaved } from '../core/useSaved.ts'
import { draftOf, isSame, type Draft } from './draft.ts'

/** The page's settings and what was changed of them; after a failed save the changes stay. */
export function useSettings() {
  const invalidate = useInvalidate()
  const saved = useSaved()
  const pageId = usePage((state) => state.pageId)
  const { data, error, refetch } = useReply(notifications.settings, {})
  const [changed, setChanged] = useState<{ pageId: string | null; draft: Draft } | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const stored = data && draftOf(data)
  const draft = changed?.pageId === pageId ? changed.draft : stored

  async function save() {
    if (!draft || isSaving) return
    setSaving(true)
    setFailure(null)
    try {
      await saved('updated', () => api(notifications.update, { body: draft }))
      await invalidate({ settings: notifications.settings })
      // The switch for e-mail is the page's own, shown with its settings too.
      void invalidate(pages)
      setChanged(null)
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
    }
  }

  return {
    data,
    error,
    refetch,
    draft,
    isDirty: draft !== undefined && stored !== undefined && !isSame(draft, stored),
    change: (next: Draft) => setChanged({ pageId, draft: next }),
    undo: () => {
      setChanged(null)
      setFailure(null)
    },
    save,
    isSaving,
    failure,
  }
}
