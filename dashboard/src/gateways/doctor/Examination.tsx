import { useText } from '../../core/useText.ts'
import { RouterArt } from '../../ui/art/RouterArt.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Card } from '../../ui/Screen.tsx'
import { SkeletonBlock } from '../../ui/Skeletons.tsx'
import { ChainCard } from './ChainCard.tsx'
import { DeviceCard } from './DeviceCard.tsx'
import { Drops } from './Drops.tsx'
import { useExamination } from './useLook.ts'

/** The way of one guest, phone or gateway over the last day. */
export function Examination({ of }: { of: string }) {
  const t = useText('doctor')
  const { data, error, refetch } = useExamination(of)
  if (error && !data) return <ErrorState error={error} onRetry={refetch} isBoxed />
  if (!data) return <SkeletonBlock height={260} />
  return (
    <>
      {data.devices.map((device) => (
        <DeviceCard key={device.nas_id} device={device} />
      ))}
      {data.rows.length === 0 && data.devices.length === 0 && (
        <Card>
          <EmptyState art={<RouterArt />} title={t('nobody.title')} text={t('nobody.text')} />
        </Card>
      )}
      {data.rows.map((chain) => (
        <ChainCard key={chain.mac} chain={chain} />
      ))}
      <Drops drops={data.drops} silent={[]} />
    </>
  )
}
