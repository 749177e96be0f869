import { useCallback } from 'react'
import type { Problem } from '@portico/contract/integrations.ts'
import { useText } from '../core/useText.ts'

/** What went wrong, in words, and what the other side said of it. */
export function useProblem() {
  const t = useText('integrations')
  return useCallback((problem: Problem, detail: string) => t(`problem.${problem}`) + (detail && ` (${detail})`), [t])
}
