import { DAY_MS } from '@portico/contract/dates.ts'
import { useText } from '../../core/useText.ts'
import { Notice } from '../../ui/Notice.tsx'
import { useNow } from '../../ui/now.ts'

const WARN_DAYS = 30
const LOOK_AGAIN_SECONDS = 60

/** Nobody renews an owner's own certificate for them, and phones refuse the network once it has ended. */
export function CertificateNotice({ until }: { until: string }) {
  const t = useText('wifiProfiles.certificate')
  const days = Math.floor((Date.parse(until) - useNow(LOOK_AGAIN_SECONDS)) / DAY_MS)
  if (days < 0) return <Notice tone="bad">{t('over')}</Notice>
  return days < WARN_DAYS ? <Notice>{t('soon', { days })}</Notice> : null
}
