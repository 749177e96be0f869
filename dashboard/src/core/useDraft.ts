import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { notify } from '../ui/toasts.ts'
import { useLatest } from '../ui/useLatest.ts'
import { begin, change, redo, undo } from './draftHistory.ts'
import { isClash, makeSaver, type SaveState, type StoredDraft } from './draftSaver.ts'
import { useErrorText } from './errors.ts'

const SAVE_AFTER_MS = 700

type Options<Content, Item> = {
  item: Item
  contentOf: (item: Item) => Content
  save: (content: Content, stored: StoredDraft<Content>) => Promise<Item>
  /** The newest draft, for the choice after a clash; absent where drafts have no revision. */
  read?: () => Promise<Item>
  onSaved?: (item: Item) => void
}

export type Draft<Content, Item extends { revision?: number }> = ReturnType<typeof useDraft<Content, Item>>

/** A draft in an editor: undone, redone, and saved by itself a moment after each change. A failure loses nothing typed. */
export function useDraft<Content, Item extends { revision?: number }>(options: Options<Content, Item>) {
  const latest = useLatest(options)
  const errorText = useErrorText()
  const [history, setHistory] = useState(() => begin(options.contentOf(options.item)))
  const [state, setState] = useState<SaveState>({ saving: 'saved' })
  const [saver] = useState(() =>
    makeSaver({ content: history.present, revision: options.item.revision }, sendWith(latest), setState),
  )
  const content = history.present
  const newest = useLatest(content)
  useAutosave(saver, content, setState)
  const failure = state.saving === 'failed' ? state.error : undefined
  useEffect(() => {
    if (failure) notify({ kind: 'bad', text: errorText(failure), id: 'draft-save' })
  }, [failure, errorText])

  /** Another draft altogether; one step to undo. */
  function replace(item: Item) {
    const next = latest.current.contentOf(item)
    saver.adopt({ content: next, revision: item.revision })
    setHistory((old) => change(old, next, '', performance.now()))
  }

  return {
    content,
    state,
    replace,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    change: useCallback(
      (update: (old: Content) => Content, mark = '') =>
        setHistory((old) => change(old, update(old.present), mark, performance.now())),
      [],
    ),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    saveNow: () => saver.save(newest.current),
    /** What is published is what this editor has seen. */
    revision: () => saver.stored().revision,
    /** @returns whether the error is a clash, which the notice above the editor explains */
    takeClash(error: unknown): boolean {
      if (isClash(error)) saver.fail(error)
      return isClash(error)
    },
    /** Ends a clash. Undo brings the other draft back; the server keeps another person’s as a version. */
    async settle(whose: 'mine' | 'theirs'): Promise<void> {
      const mine = newest.current
      const { read, onSaved } = latest.current
      if (!read) return
      try {
        const theirs = await read()
        onSaved?.(theirs)
        replace(theirs)
        if (whose === 'theirs') return
        // The same content as before is no change to an effect, so it is saved here.
        setHistory((old) => change(old, mine, '', performance.now()))
        setState({ saving: 'waiting' })
        await saver.save(mine)
      } catch (error) {
        notify({ kind: 'bad', text: errorText(error), id: 'draft-save' })
      }
    },
  }
}

function sendWith<Content, Item extends { revision?: number }>(latest: { current: Options<Content, Item> }) {
  return async (content: Content, stored: StoredDraft<Content>) => {
    const saved = await latest.current.save(content, stored)
    latest.current.onSaved?.(saved)
    return saved.revision
  }
}

/** Saves a moment after each change and when the editor closes; leaving the site with unsaved changes asks first. */
function useAutosave<Content>(
  saver: ReturnType<typeof makeSaver<Content>>,
  content: Content,
  onState: (state: SaveState) => void,
) {
  useEffect(() => {
    if (!saver.isWaiting(content)) return undefined
    onState({ saving: 'waiting' })
    const timer = setTimeout(() => void saver.save(content), SAVE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [saver, content, onState])
  const ask = useEffectEvent((event: BeforeUnloadEvent) => saver.stored().content !== content && event.preventDefault())
  const leave = useEffectEvent(() => saver.isWaiting(content) && void saver.save(content))
  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent) => ask(event)
    addEventListener('beforeunload', onUnload)
    return () => {
      removeEventListener('beforeunload', onUnload)
      leave()
    }
  }, [])
}
