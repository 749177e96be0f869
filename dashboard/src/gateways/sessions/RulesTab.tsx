import { useCallback, useMemo, useState } from 'react'
import { Button } from '@mantine/core'
import { IconBan, IconDeviceTv, IconTrash } from '@tabler/icons-react'
import { accessRules, type AccessRule } from '@portico/contract/gateways/lists.ts'
import { useCollection } from '../../core/useCollection.ts'
import { useFormat } from '../../core/useFormat.ts'
import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import type { RowAction } from '../../ui/column.ts'
import { confirm } from '../../ui/confirm.ts'
import { DataTable } from '../../ui/DataTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { useLatest } from '../../ui/useLatest.ts'
import { nameOfRule, ruleColumns } from './ruleColumns.tsx'
import { RuleDrawer } from './RuleDrawer.tsx'
import css from './sessions.module.css'

/** Devices and guests that are always let in, or never. */
export function RulesTab({ mayWrite }: { mayWrite: boolean }) {
  const t = useText('sessions')
  const format = useFormat()
  const list = useCollection(accessRules, {}, { newRows: 'front' })
  const [made, setMade] = useState<AccessRule['kind'] | null>(null)
  const close = useCallback(() => setMade(null), [])
  const latest = useLatest(list)
  const columns = useMemo(() => ruleColumns(t, format), [t, format])
  const actions = useMemo<RowAction<AccessRule>[]>(
    () => [
      {
        key: 'remove',
        label: t('lists.remove'),
        icon: IconTrash,
        isInline: true,
        run: (rule) =>
          void confirm({ title: t('lists.removeAsk', { name: nameOfRule(rule) }), confirm: t('lists.remove') }).then(
            // How it went is said by the list itself.
            async (isSure) => {
              if (isSure) await latest.current.remove({ id: rule.id }).catch(() => undefined)
            },
          ),
      },
    ],
    [t, latest],
  )
  const buttons = mayWrite && (
    <div className={css.buttons}>
      <Button
        variant="default"
        leftSection={<IconBan size={17} stroke={1.8} aria-hidden />}
        onClick={() => setMade('deny')}
      >
        {t('lists.addBlock')}
      </Button>
      <Button leftSection={<IconDeviceTv size={17} stroke={1.8} aria-hidden />} onClick={() => setMade('allow')}>
        {t('lists.addDevice')}
      </Button>
    </div>
  )
  return (
    <>
      {list.rows.length > 0 && buttons}
      <DataTable
        {...list}
        label={t('tabs.lists')}
        columns={columns}
        rowKey={(rule) => rule.id}
        rowName={nameOfRule}
        actions={mayWrite ? actions : undefined}
        empty={
          <EmptyState art={<RouterArt />} title={t('lists.empty.title')} text={t('lists.empty.text')}>
            {buttons}
          </EmptyState>
        }
      />
      <RuleDrawer kind={made} onClose={close} onSave={async (body) => void (await list.create(body))} />
    </>
  )
}
