import { useState } from 'react'
import { Button } from '@mantine/core'
import { zalo, type PageOa } from '@portico/contract/zalo.ts'
import { api } from '../core/api.ts'
import { useInvalidate } from '../core/keys.ts'
import { PageAvatar } from '../core/PageAvatar.tsx'
import { useFormat } from '../core/useFormat.ts'
import { useSaved } from '../core/useSaved.ts'
import { useText } from '../core/useText.ts'
import { LoosePlug } from '../ui/art/LoosePlug.tsx'
import { confirm } from '../ui/confirm.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Card } from '../ui/Screen.tsx'
import { Tag } from '../ui/Tag.tsx'
import { message } from '../ui/toasts.ts'
import css from './zalo.module.css'

type Props = { account: PageOa | undefined; mayWrite: boolean }

/** The connected account, and what is wrong with it in words. */
export function AccountCard({ account, mayWrite }: Props) {
  const t = useText('zalo.settings')
  const format = useFormat()
  if (!account)
    return (
      <Card>
        <EmptyState art={<LoosePlug />} title={t('empty')} text={t('emptyText')} />
      </Card>
    )
  return (
    <>
      {account.problem && <Problem account={account} />}
      <Card>
        <div className={css.account}>
          <PageAvatar name={account.name} size={56} />
          <div className={css.name}>
            <h2>{account.name}</h2>
            <p>
              <Tag tone={account.problem ? 'bad' : 'good'} hasDot>
                {t(account.problem ? 'failing' : 'working')}
              </Tag>
              {account.isVerified && <Tag tone="info">{t('verified')}</Tag>}
            </p>
          </div>
          {mayWrite && <Buttons name={account.name} />}
        </div>
        <dl className={css.facts}>
          <Fact label={t('followers')} value={format.number(account.totalFollowers)} />
          {account.packageName && (
            <Fact
              label={t('package')}
              value={t('packageUntil', { name: account.packageName, until: account.packageUntil || '–' })}
            />
          )}
          {account.connectedAt && <Fact label={t('since')} value={format.dateTime(account.connectedAt)} />}
          <div>
            <dt>{t('account')}</dt>
            <dd>
              <a href={account.chatUrl} target="_blank" rel="noreferrer">
                {account.chatUrl.replace('https://', '')}
              </a>
            </dd>
          </div>
        </dl>
      </Card>
    </>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Problem({ account: { problem, detail, failingSince } }: { account: PageOa }) {
  const t = useText('zalo.settings')
  const format = useFormat()
  if (!problem) return null
  return (
    <Notice tone="bad">
      <strong>{t(`problem.${problem}`)}</strong> {t(`todo.${problem}`)}
      {failingSince && ` ${t('failingSince', { since: format.dateTime(failingSince) })}`}
      {detail && ` ${t('said', { detail })}`}
    </Notice>
  )
}

function Buttons({ name }: { name: string }) {
  const t = useText('zalo.settings')
  const saved = useSaved()
  const invalidate = useInvalidate()
  const [isChecking, setChecking] = useState(false)

  async function check() {
    setChecking(true)
    const [found] = await saved('updated', () => api(zalo.check, {})).catch(() => [])
    if (found && !found.problem) message(t('checked'))
    await invalidate(zalo)
    setChecking(false)
  }

  async function disconnect() {
    const isSure = await confirm({
      title: t('disconnectTitle', { name }),
      text: t('disconnectText'),
      confirm: t('disconnect'),
      isDanger: true,
    })
    if (!isSure) return
    await saved('deleted', () => api(zalo.disconnect, {})).catch(() => undefined)
    await invalidate(zalo)
  }

  return (
    <div className={css.buttons}>
      <Button variant="light" loading={isChecking} onClick={() => void check()}>
        {t('check')}
      </Button>
      <Button variant="subtle" color="red" onClick={() => void disconnect()}>
        {t('disconnect')}
      </Button>
    </div>
  )
}
