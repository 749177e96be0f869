// Sends a draft to the server: one save after the other, none over what somebody else has saved meanwhile.
import type { DraftChange } from '@portico/contract/errors.ts'
import { ApiError } from '@portico/contract/http/client.ts'

/** `clash`: somebody else changed the draft, and nothing is saved until the editor has chosen. */
export type SaveState =
  | { saving: 'saved' | 'waiting' }
  | { saving: 'failed'; error: unknown }
  | { saving: 'clash'; change: DraftChange | undefined }

/** What the server knew before: absent revisions are not compared. */
export type StoredDraft<Content> = { content: Content; revision: number | undefined }
type Send<Content> = (content: Content, stored: StoredDraft<Content>) => Promise<number | undefined>

/** @param send saves content and answers with its new revision */
export function makeSaver<Content>(
  start: StoredDraft<Content>,
  send: Send<Content>,
  onState: (state: SaveState) => void,
) {
  let stored = start
  let sent: Content | undefined = start.content
  let hasClash = false
  let running: Promise<boolean> = Promise.resolve(true)

  function fail(error: unknown): boolean {
    hasClash ||= isClash(error)
    onState(isClash(error) ? { saving: 'clash', change: error.change } : { saving: 'failed', error })
    return false
  }

  async function deliver(content: Content): Promise<boolean> {
    if (hasClash) return false
    try {
      stored = { content, revision: await send(content, stored) }
      if (sent === content) onState({ saving: 'saved' })
      return true
    } catch (error) {
      if (sent === content) sent = undefined
      return fail(error)
    }
  }

  return {
    fail,
    stored: () => stored,
    /** Whether content is neither saved nor on its way. */
    isWaiting: (content: Content) => !hasClash && sent !== content,
    /** @returns whether the server has exactly this content */
    save(content: Content): Promise<boolean> {
      if (hasClash) return Promise.resolve(false)
      if (sent === content) return running.then(() => stored.content === content)
      sent = content
      running = running.then(() => deliver(content))
      return running
    },
    /** Takes over what the server made the draft, such as an older version; this ends a clash. */
    adopt(next: StoredDraft<Content>): void {
      stored = next
      sent = next.content
      hasClash = false
      onState({ saving: 'saved' })
    },
  }
}

export function isClash(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'draft/changed'
}
