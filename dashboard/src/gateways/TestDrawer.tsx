import { Button } from '@mantine/core'
import { gateways, type DeviceCheck, type Gateway } from '@portico/contract/gateways.ts'
import { useReply } from '../core/keys.ts'
import { useFormat } from '../core/useFormat.ts'
import { useText } from '../core/useText.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { SkeletonBlock } from '../ui/Skeletons.tsx'
import { Tag, type Tone } from '../ui/Tag.tsx'
import { useLast } from '../ui/useLast.ts'
import css from './wizard.module.css'

const TONES: Record<DeviceCheck['result'], Tone> = { ok: 'good', failed: 'bad', open: 'warn', none: 'quiet' }

/** Tries a device, and tells check by check what is proved. */
export function TestDrawer({ device, onClose }: { device: Gateway | undefined; onClose: () => void }) {
  const t = useText('gateways')
  const shown = useLast(device)
  return (
    <SideDrawer
      opened={device !== undefined}
      onClose={onClose}
      title={t('test.title', { name: shown?.name ?? '' })}
      subtitle={t('test.lead')}
      width={520}
    >
      {device && <Checks key={device.nas_id} nasId={device.nas_id} />}
    </SideDrawer>
  )
}

function Checks({ nasId }: { nasId: string }) {
  const t = useText('gateways')
  const format = useFormat()
  const how = { gcTime: 0, retry: false, refetchOnWindowFocus: false }
  const query = useReply(gateways.test, { params: { nas_id: nasId } }, how)
  const { data, error, isFetching, refetch } = query
  return (
    <div className={css.panel}>
      <div role="status">{isFetching && t('test.running')}</div>
      {error && !isFetching && <ErrorState error={error} onRetry={refetch} />}
      {!data && isFetching && <SkeletonBlock height={300} />}
      {data && (
        <ul className={css.checks} aria-busy={isFetching}>
          {data.checks.map(({ check, result, detail, at }) => (
            <li key={check}>
              <strong>{t(`test.checks.${check}.name`)}</strong>
              <Tag tone={TONES[result]} hasDot>
                {t(`test.results.${result}`)}
              </Tag>
              <p>
                {[t(`test.checks.${check}.${result}`), detail, at && t('test.at', { time: format.dateTime(at) })]
                  .filter(Boolean)
                  .join(' ')}
              </p>
            </li>
          ))}
        </ul>
      )}
      <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
        {t('test.again')}
      </Button>
    </div>
  )
}
