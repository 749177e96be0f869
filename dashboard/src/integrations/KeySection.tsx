import { useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { apiKeys, type ApiKey } from '@portico/contract/integrations.ts'
import { api } from '../core/api.ts'
import { useCollection } from '../core/useCollection.ts'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { Unplugged } from '../ui/art/Unplugged.tsx'
import type { RowAction } from '../ui/column.ts'
import { confirm } from '../ui/confirm.ts'
import { DataTable } from '../ui/DataTable.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useNow } from '../ui/now.ts'
import { useLatest } from '../ui/useLatest.ts'
import { KeyDrawer } from './KeyDrawer.tsx'
import { keyColumns, stateOf } from './keyColumns.tsx'
import { OnceDrawer, type Once } from './OnceDrawer.tsx'
import css from './integrations.module.css'

/** Keys with which the owner's own software calls the API. */
export function KeySection({ mayWrite }: { mayWrite: boolean }) {
  const t = useText('integrations')
  const format = useFormat()
  const saved = useSaved()
  const list = useCollection(apiKeys)
  const latest = useLatest({ reload: list.reload, saved })
  const now = useNow(60)
  const [isOpen, setOpen] = useState(false)
  const [once, setOnce] = useState<Once | null>(null)
  const columns = useMemo(() => keyColumns(t, format, now), [t, format, now])
  const actions = useMemo<RowAction<ApiKey>[]>(() => {
    async function revoke({ id, name }: ApiKey) {
      const [title, text] = [t('key.revokeTitle', { name }), t('key.revokeText')]
      if (!(await confirm({ title, text, confirm: t('key.revoke'), isDanger: true }))) return
      const { saved: say, reload } = latest.current
      await say('deleted', () => api(apiKeys.remove, { params: { id } })).catch(() => undefined)
      await reload()
    }
    if (!mayWrite) return []
    const isFor = (key: ApiKey) => stateOf(key, 0) !== 'revoked'
    return [
      { key: 'revoke', label: t('key.revoke'), icon: IconTrash, isDanger: true, isFor, run: (key) => void revoke(key) },
    ]
  }, [t, latest, mayWrite])
  const isEmpty = !list.loading && !list.error && list.rows.length === 0
  const buttons = (
    <>
      <Button component="a" href="/docs" target="_blank" rel="noreferrer" variant="default">
        {t('key.docs')}
      </Button>
      {mayWrite && (
        <Button leftSection={<IconPlus size={17} stroke={2} aria-hidden />} onClick={() => setOpen(true)}>
          {t('key.add')}
        </Button>
      )}
    </>
  )
  return (
    <>
      <div className={css.sectionHead}>
        <p>{t('key.text')}</p>
        {!isEmpty && <div className={css.actions}>{buttons}</div>}
      </div>
      <DataTable
        {...list}
        label={t('part.keys')}
        columns={columns}
        rowKey={(key) => key.id}
        rowName={(key) => key.name}
        actions={actions}
        empty={
          <EmptyState art={<Unplugged />} title={t('key.emptyTitle')} text={t('key.text')}>
            {buttons}
          </EmptyState>
        }
      />
      <KeyDrawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onMade={async (secret) => {
          setOpen(false)
          setOnce({ label: t('once.key'), secret })
          await list.reload()
        }}
      />
      <OnceDrawer once={once} onClose={() => setOnce(null)} />
    </>
  )
}
