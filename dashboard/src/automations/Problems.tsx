import type { AutomationProblemCode } from '@portico/contract/automations/check.ts'
import { useText } from '../core/useText.ts'
import { Notice } from '../ui/Notice.tsx'

/** What keeps it from being published, a sentence each. */
export function Problems({ codes }: { codes: readonly AutomationProblemCode[] }) {
  const t = useText('automations')
  return [...new Set(codes)].map((code) => <Notice key={code}>{t(`problem.${code}`)}</Notice>)
}
