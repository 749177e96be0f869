// What an editor holds until it is saved: undone, redone, saved by a press, and never over what somebody else has saved.
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlocker } from '@tanstack/react-router'
import { ApiError } from '@portico/contract/http/client.ts'
import { begin, change, redo, undo, type History } from '../../core/draftHistory.ts'
import type { SaveState } from '../../core/draftSaver.ts'
import { useText } from '../../core/useText.ts'
import { confirm } from '../confirm.ts'
import { useLatest } from '../useLatest.ts'

type Options<Content, Item> = {
  /** Absent for something new. */
  item: Item | undefined
  content: Content
  contentOf: (item: Item) => Content
  save: (content: Content, revision: number | undefined) => Promise<Item>
  /** What somebody else has saved, for the choice after a clash. */
  read?: () => Promise<Item>
}

export function useEditing<Content, Item extends { revision: number }>(options: Options<Content, Item>) {
  const latest = useLatest(options)
  const [history, setHistory] = useState(() => begin(options.content))
  const [stored, setStored] = useState({ content: options.item && options.content, revision: options.item?.revision })
  const [isSaving, setSaving] = useState(false)
  const [clash, setClash] = useState<ApiError>()
  const content = history.present
  const isDirty = stored.content === undefined ? history.past.length > 0 : content !== stored.content
  const letGo = useLeaveGuard(isDirty, isDirty && !clash)

  async function send(next: Content, revision: number | undefined): Promise<Item | undefined> {
    setSaving(true)
    try {
      const item = await latest.current.save(next, revision)
      setStored({ content: next, revision: item.revision })
      setClash(undefined)
      letGo()
      return item
    } catch (error) {
      if (error instanceof ApiError && error.code.endsWith('/changed')) setClash(error)
      return undefined
    } finally {
      setSaving(false)
    }
  }

  const put = (next: Content) => setHistory((old) => change(old, next, '', performance.now()))

  return {
    content,
    isDirty,
    isSaving,
    isNew: stored.content === undefined,
    revision: stored.revision,
    state: stateOf(clash),
    ...waysOf(history),
    /** @param mark changes with the same mark in quick succession are undone together */
    change: useCallback(
      (update: (old: Content) => Content, mark = '') =>
        setHistory((old) => change(old, update(old.present), mark, performance.now())),
      [],
    ),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    /** @returns what was saved; nothing when it failed, which has been said */
    save: (next: Content = content) => send(next, stored.revision),
    /** The server's own state, such as after a press on Pause; what was typed stays. */
    adopt(item: Item) {
      const next = latest.current.contentOf(item)
      setStored({ content: isDirty ? stored.content : next, revision: item.revision })
      if (!isDirty) setHistory(begin(next))
    },
    /** Ends a clash; undo brings the other version back. */
    async settle(whose: 'mine' | 'theirs'): Promise<void> {
      const mine = content
      const item = await latest.current.read?.().catch(() => undefined)
      if (!item) return
      const theirs = latest.current.contentOf(item)
      setClash(undefined)
      setStored({ content: theirs, revision: item.revision })
      put(theirs)
      if (whose === 'theirs') return
      put(mine)
      await send(mine, item.revision)
    },
  }
}

export type Editing<Content, Item extends { revision: number }> = ReturnType<typeof useEditing<Content, Item>>

function waysOf({ past, future }: History<unknown>) {
  return { canUndo: past.length > 0, canRedo: future.length > 0 }
}

function stateOf(clash: ApiError | undefined): SaveState {
  return clash ? { saving: 'clash', change: clash.change } : { saving: 'saved' }
}

/**
 * Leaving with unsaved changes asks first.
 * @returns lets go at once: what is navigated to after a save is not held up by the render before it
 */
function useLeaveGuard(isDirty: boolean, isOn: boolean): () => void {
  const t = useText('ui')
  const mayLeave = useRef(!isDirty)
  useEffect(() => {
    mayLeave.current = !isDirty
  }, [isDirty])
  useBlocker({
    // Another step of the same editor loses nothing.
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname &&
      !mayLeave.current &&
      !(await confirm({
        title: t('leave.title'),
        text: t('leave.text'),
        confirm: t('leave.confirm'),
        cancel: t('leave.cancel'),
        isDanger: true,
      })),
    enableBeforeUnload: isOn,
    disabled: !isOn,
  })
  return useCallback(() => {
    mayLeave.current = true
  }, [])
}
