import { Button } from '@mantine/core'
import { portal, type Flow } from '@portico/contract/portal.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { confirm } from '../ui/confirm.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonCards } from '../ui/Skeletons.tsx'
import { Tag } from '../ui/Tag.tsx'
import { message, notify } from '../ui/toasts.ts'
import { useVersions } from './queries.ts'
import css from './flow.module.css'
import history from './history.module.css'

type Props = {
  flow: Flow
  mayPublish: boolean
  isOpen: boolean
  /** Whatever is still on its way arrives before the older version does. */
  saveNow: () => Promise<boolean>
  onClose: () => void
  onRolledBack: (flow: Flow) => void
}

/** What guests have passed so far, and the way back to any of it. */
export function HistoryDrawer({ flow, mayPublish, isOpen, saveNow, onClose, onRolledBack }: Props) {
  const t = useText('loginFlows')
  const format = useFormat()
  const errorText = useErrorText()
  const { data, error, refetch } = useVersions(flow.id, isOpen)

  async function rollBack(version: number) {
    const isSure = await confirm({
      title: t('rollBackAsk.title', { number: version }),
      text: t('rollBackAsk.text'),
      confirm: t('rollBackAsk.confirm'),
    })
    if (!isSure) return
    try {
      if (!(await saveNow())) return
      onRolledBack(await api(portal.rollBack, { params: { id: flow.id }, body: { version } }))
      message(t('rolledBack', { number: version }))
      onClose()
    } catch (failure) {
      notify({ kind: 'bad', text: errorText(failure) })
    }
  }

  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('history')} subtitle={t('historyLead')}>
      <div className={css.drawer}>
        {error && !data && <ErrorState error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonCards />}
        {data?.rows.length === 0 && <p className={css.note}>{t('historyEmpty')}</p>}
        <ol className={history.versions}>
          {data?.rows.map(({ version, steps, publishedAt, publishedBy }) => (
            <li key={version} className={history.version}>
              <div>
                <strong>{t('version', { number: version })}</strong>{' '}
                {version === flow.version && <Tag tone="good">{t('current')}</Tag>}
                <p>
                  {publishedBy
                    ? t('publishedBy', { name: publishedBy, when: format.dateTime(publishedAt) })
                    : format.dateTime(publishedAt)}
                </p>
                <p>{steps.map(({ type }) => t(`type.${type}`)).join(' → ')}</p>
              </div>
              {mayPublish && version !== flow.version && (
                <Button variant="default" size="sm" onClick={() => void rollBack(version)}>
                  {t('rollBack')}
                </Button>
              )}
            </li>
          ))}
        </ol>
      </div>
    </SideDrawer>
  )
}
