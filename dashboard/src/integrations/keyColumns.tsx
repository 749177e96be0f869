import type { ApiKey } from '@portico/contract/integrations.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { nameColumn, stateColumn } from '../ui/columns.tsx'
import { RelativeTime, type Format } from '../ui/Times.tsx'
import { optionalText } from '../core/optionalText.ts'

const TONES = { active: 'good', expired: 'warn', revoked: 'quiet' } as const

/** What the list shows of an API key. */
export function keyColumns(
  t: ReturnType<typeof useText<'integrations'>>,
  format: Format,
  now: number,
): Column<ApiKey>[] {
  const scopeIn = (scope: string) => optionalText(t, `scope.${scope.replace(':', '-')}`) ?? scope
  return [
    nameColumn(
      t('key.name'),
      ({ name }) => name,
      ({ tail }) => <small>{`pk_…${tail}`}</small>,
    ),
    stateColumn(
      t('hook.state'),
      TONES,
      (key) => stateOf(key, now),
      (state) => t(`key.${state}`),
    ),
    { key: 'scopes', label: t('key.scopes'), cell: (key) => key.scopes.map(scopeIn).join(', ') },
    {
      key: 'expires',
      label: t('key.expiry'),
      isWide: true,
      sort: (key) => key.expiresAt ?? '9',
      cell: (key) => (key.expiresAt ? format.date(key.expiresAt) : t('key.never')),
    },
    {
      key: 'used',
      label: t('key.used'),
      isWide: true,
      sort: (key) => key.lastUsedAt ?? '',
      cell: (key) => (key.lastUsedAt ? <RelativeTime at={key.lastUsedAt} format={format} /> : t('key.unused')),
    },
  ]
}

export function stateOf({ revokedAt, expiresAt }: ApiKey, now: number): keyof typeof TONES {
  if (revokedAt) return 'revoked'
  return expiresAt && Date.parse(expiresAt) <= now ? 'expired' : 'active'
}
