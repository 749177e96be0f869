// The signed-in user's money, in memory only: browser storage holds what the specification names (§3) and no more.
import { create } from 'zustand'
import type { Finance } from '@portico/contract/finance.ts'
import { useSession } from './session.ts'

type State = { userId: string; finance: Finance } | { userId: null; finance: null }

const useStore = create<State>(() => ({ userId: null, finance: null }))

export function saveFinance(userId: string, finance: Finance) {
  useStore.setState({ userId, finance })
}

/** Nothing until the server answers, and never another user's. */
export function useFinance(): Finance | null {
  const { userId, finance } = useStore()
  const ownId = useSession((state) => state.session?.id)
  return userId === ownId ? finance : null
}
