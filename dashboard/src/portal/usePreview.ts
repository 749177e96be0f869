import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import { portal, type FlowStep } from '@portico/contract/portal.ts'
import type { Language } from '@portico/locales/languages.ts'
import { api } from '../core/api.ts'
import { usePage } from '../core/page.ts'
import { sendable } from './steps.ts'

const WAIT_MS = 250

export type Shown = {
  index: number
  language: Language
  scheme: 'light' | 'dark'
  isCodeSent: boolean
  templateId: string | null
}

/** A step as the server draws it, a moment after the last change. */
export function useStepPreview(steps: readonly FlowStep[], shown: Shown) {
  const { index } = shown
  const pageId = usePage((state) => state.pageId)
  const [waited] = useDebouncedValue(steps, WAIT_MS)
  const isThere = waited[index] !== undefined
  return useQuery({
    queryKey: ['login-flow-preview', pageId, waited, shown],
    enabled: isThere,
    queryFn: ({ signal }) => api(portal.preview, { body: { steps: sendable(waited), ...shown } }, signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
}
