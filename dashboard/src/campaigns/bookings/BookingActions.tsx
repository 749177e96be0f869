import { lazy, Suspense, useState } from 'react'
import { Button } from '@mantine/core'
import { IconFlag, IconPlayerPause, IconPlayerPlay, IconShare3, IconZoomQuestion } from '@tabler/icons-react'
import type { WifiCampaign } from '@portico/contract/campaigns.ts'
import { useAllows } from '../../core/rights.ts'
import { useText } from '../../core/useText.ts'
import { useOnceTrue } from '../../ui/useOnceTrue.ts'
import { useBookingCommands } from './useBookingCommands.ts'

const WhyDrawer = lazy(async () => ({ default: (await import('./WhyDrawer.tsx')).WhyDrawer }))
const SponsorDrawer = lazy(async () => ({ default: (await import('./SponsorDrawer.tsx')).SponsorDrawer }))

type Props = { booking: WifiCampaign; onChanged: (booking: WifiCampaign) => void }

/** What can be done with a saved booking, above its figures and its plan. */
export function BookingActions({ booking, onChanged }: Props) {
  const t = useText('wifiCampaigns')
  const mayPublish = useAllows('campaign:publish')
  const [opened, open] = useState<'why' | 'sponsor'>()
  const hasWhy = useOnceTrue(opened === 'why')
  const hasSponsor = useOnceTrue(opened === 'sponsor')
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconZoomQuestion size={17} stroke={1.8} aria-hidden />}
        onClick={() => open('why')}
      >
        {t('why.open')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconShare3 size={17} stroke={1.8} aria-hidden />}
        onClick={() => open('sponsor')}
      >
        {t('sponsor.open')}
      </Button>
      {mayPublish && <StatusButtons booking={booking} onChanged={onChanged} />}
      <Suspense>
        {hasWhy && <WhyDrawer booking={booking} isOpen={opened === 'why'} onClose={() => open(undefined)} />}
        {hasSponsor && (
          <SponsorDrawer booking={booking} isOpen={opened === 'sponsor'} onClose={() => open(undefined)} />
        )}
      </Suspense>
    </>
  )
}

/** Whether it runs: paused, resumed, ended. */
function StatusButtons({ booking, onChanged }: Props) {
  const t = useText('wifiCampaigns')
  const commands = useBookingCommands()
  const { status, state } = booking
  if (state === 'finished') return null
  const run = (command: Promise<WifiCampaign | undefined>) =>
    void command.then(
      (changed) => changed && onChanged(changed),
      () => undefined,
    )
  return (
    <>
      {status === 'active' && (
        <Button
          variant="default"
          leftSection={<IconPlayerPause size={17} stroke={1.8} aria-hidden />}
          onClick={() => run(commands.setStatus(booking, 'paused'))}
        >
          {t('pause')}
        </Button>
      )}
      {status === 'paused' && (
        <Button
          leftSection={<IconPlayerPlay size={17} stroke={1.8} aria-hidden />}
          onClick={() => run(commands.setStatus(booking, 'active'))}
        >
          {t('resume')}
        </Button>
      )}
      {status !== 'draft' && (
        <Button
          variant="default"
          leftSection={<IconFlag size={17} stroke={1.8} aria-hidden />}
          onClick={() => run(commands.end(booking))}
        >
          {t('end.open')}
        </Button>
      )}
    </>
  )
}
