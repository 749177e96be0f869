import { useState } from 'react'
import { Select } from '@mantine/core'
import { gateways } from '@portico/contract/gateways.ts'
import { wifiProfiles } from '@portico/contract/wifiProfiles.ts'
import { useReply } from '../../core/keys.ts'
import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import { CodeBlock } from '../../ui/CodeBlock.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import css from '../gateways.module.css'

type Props = { opened: boolean; onClose: () => void }

/** How a device gets the second network, with its own values. */
export function NetworkDrawer({ opened, onClose }: Props) {
  const t = useText('wifiProfiles.network')
  const devices = useReply(gateways.list, { query: { limit: 100 } }, { isEnabled: opened })
  const [chosen, choose] = useState<string | null>(null)
  const rows = devices.data?.rows ?? []
  const nasId = chosen ?? rows[0]?.nas_id
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('title')} subtitle={t('lead')} width={760}>
      <div className={css.recipe}>
        {devices.error && <ErrorState error={devices.error} onRetry={() => devices.refetch()} />}
        {devices.isLoading && <SkeletonBlock height={320} />}
        {devices.data && rows.length === 0 && <EmptyState level={3} art={<RouterArt />} title={t('none')} />}
        {rows.length > 0 && (
          <Select
            label={t('device')}
            data={rows.map((row) => ({ value: row.nas_id, label: row.name }))}
            value={nasId ?? null}
            onChange={choose}
            allowDeselect={false}
          />
        )}
        {nasId !== undefined && <Steps key={nasId} nasId={nasId} />}
      </div>
    </SideDrawer>
  )
}

function Steps({ nasId }: { nasId: string }) {
  const t = useText('wifiProfiles.network')
  // It holds the RADIUS secret, so it leaves memory when the drawer closes.
  const query = useReply(wifiProfiles.recipe, { params: { nas_id: nasId } }, { gcTime: 0, staleTime: 0 })
  if (query.error) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <SkeletonBlock height={320} />
  return (
    <ol className={css.steps}>
      {query.data.steps.map((step, i) => (
        <li key={step.text}>
          <span className={css.number} aria-hidden>
            {i + 1}
          </span>
          <div className={css.step}>
            <p>{step.text}</p>
            {step.code && (
              <CodeBlock
                code={step.code}
                fileName={step.fileName}
                label={step.fileName ?? t('code', { number: String(i + 1) })}
              />
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
