import { useMemo } from 'react'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'

/** The translations and formats that describe rows of the log. */
export function useWords() {
  const t = useText('audit')
  const roles = useText('members')
  const reports = useText('reports')
  const scopes = useText('integrations')
  const notices = useText('notifications')
  const format = useFormat()
  return useMemo(() => ({ t, roles, reports, scopes, notices, format }), [t, roles, reports, scopes, notices, format])
}

export type Words = ReturnType<typeof useWords>
