import { useEffect, useState } from 'react'
import type { checkFlow, FlowFacts, FlowProblem, FlowStep } from '@portico/contract/flows.ts'

let loaded: typeof checkFlow | undefined

async function load() {
  loaded = (await import('@portico/contract/flows/check.ts')).checkFlow
  return loaded
}

/** What keeps the draft from being published, found while the owner types; the server checks again. */
export function useProblems(steps: readonly FlowStep[], facts: FlowFacts | undefined): FlowProblem[] {
  const [check, setCheck] = useState(() => loaded)
  useEffect(() => {
    if (loaded) return
    void load().then((found) => setCheck(() => found))
  }, [])
  return check && facts ? check(steps, facts) : []
}
