import type { ApiKey } from '@portico/contract/integrations.ts'
import type { useText } from '../core/useText.ts'
import type { Column } from '../ui/column.ts'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { RelativeTime, type Format } from '../ui/Times.tsx'
import css from './integrations.module.css'

const TONES = { active: 'good', expired: 'warn', revoked: 'quiet' } satisfies Record<string, Tone>

/** What the list shows of an API key. */
export function keyColumns(
  t: ReturnType<typeof useText<'integrations'>>,
  format: Format,
  now: number,
): Column<ApiKey>[] {
  const scopeIn = (scope: string) => {
    const key = `scope.${scope.replace(':', '-')}` as 'scope.visits-read'
    return t.has(key) ? t(key) : scope
  }
  return [
    {
      key: 'name',
      label: t('key.name'),
      card: 'title',
      sort: (key) => key.name,
      cell: (key) => (
        <span className={css.two}>
          <b>{key.name}</b>
          <small>{`pk_…${key.tail}`}</small>
        </span>
      ),
    },
    {
      key: 'state',
      label: t('hook.state'),
      card: 'corner',
      sort: (key) => t(`key.${stateOf(key, now)}`),
      cell: (key) => (
        <Tag tone={TONES[stateOf(key, now)]} hasDot>
          {t(`key.${stateOf(key, now)}`)}
        </Tag>
      ),
    },
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
