// One guest's data, opened from any list that names guests. The frame shows it, so that lists need not know it.
import { create } from 'zustand'

export type OpenedGuest = { id: string; pageId: string }

export const useOpenedGuest = create<{ guest: OpenedGuest | null }>(() => ({ guest: null }))

export function openGuest(guest: OpenedGuest) {
  useOpenedGuest.setState({ guest })
}

export function closeGuest() {
  useOpenedGuest.setState({ guest: null })
}
