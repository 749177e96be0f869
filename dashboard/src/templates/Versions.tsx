import { useState } from 'react'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { pageTemplates, type Template } from '@portico/contract/templates.ts'
import { api } from '../core/api.ts'
import { useErrorText } from '../core/errors.ts'
import { useAllows } from '../core/rights.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { Tag } from '../ui/Tag.tsx'
import { message, notify } from '../ui/toasts.ts'
import css from './templates.module.css'
import fields from './fields.module.css'

type Props = {
  template: Template
  isOpen: boolean
  onClose: () => void
  /** Saves what is being typed: it becomes a version too. */
  beforeChange: () => Promise<unknown>
  onChanged: (template: Template) => void
}

/** Every version there was, each a press away. */
export function Versions({ template, isOpen, onClose, beforeChange, onChanged }: Props) {
  const t = useText('templates')
  return (
    <SideDrawer opened={isOpen} onClose={onClose} title={t('versions.title')} subtitle={t('versions.lead')} width={460}>
      {isOpen && <List template={template} beforeChange={beforeChange} onChanged={onChanged} onClose={onClose} />}
    </SideDrawer>
  )
}

function List({ template, beforeChange, onChanged, onClose }: Omit<Props, 'isOpen'>) {
  const t = useText('templates')
  const format = useFormat()
  const errorText = useErrorText()
  const mayPublish = useAllows('template:publish')
  const mayWrite = useAllows('template:write')
  const [isBusy, setBusy] = useState(false)
  const params = { id: template.id }
  const found = useQuery({
    queryKey: [pageTemplates.versions.path, template.id],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await beforeChange()
      return api(pageTemplates.versions, { params }, signal)
    },
  })

  async function goBack(version: number, how: 'restore' | 'rollBack') {
    setBusy(true)
    try {
      onChanged(await api(pageTemplates[how], { params, body: { version } }))
      message(t(how === 'restore' ? 'versions.restored' : 'versions.rolledBack'))
      onClose()
    } catch (error) {
      notify({ kind: 'bad', text: t('publishFailed', { message: errorText(error) }) })
    } finally {
      setBusy(false)
    }
  }

  if (found.error) return <ErrorState error={found.error} onRetry={() => void found.refetch()} />
  if (found.data?.rows.length === 0) return <p className={fields.help}>{t('versions.none')}</p>
  return (
    <ol className={css.versions}>
      {found.data?.rows.map(({ version, at, by, isPublished, design }) => (
        <li key={version}>
          <span className={css.swatch} style={{ background: design.accent }} aria-hidden />
          <div>
            <strong>{t('versions.number', { version: String(version) })}</strong>{' '}
            {isPublished ? <Tag tone="good">{t('versions.published')}</Tag> : <Tag>{t('versions.draft')}</Tag>}
            <p>{[format.dateTime(at), by].filter(Boolean).join(' · ')}</p>
            <div className={css.actions}>
              {mayWrite && (
                <Button size="xs" variant="default" disabled={isBusy} onClick={() => void goBack(version, 'restore')}>
                  {t('versions.restore')}
                </Button>
              )}
              {mayPublish && isPublished && (
                <Button size="xs" variant="default" disabled={isBusy} onClick={() => void goBack(version, 'rollBack')}>
                  {t('versions.rollBack')}
                </Button>
              )}
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}
