import { IconExternalLink } from '@tabler/icons-react'
import { gateways } from '@portico/contract/gateways.ts'
import { api } from '../core/api.ts'
import { useAllows } from '../core/rights.ts'
import { useServerOptions } from '../core/serverOptions.ts'
import { useText } from '../core/useText.ts'
import { NewTabButton } from '../ui/NewTabButton.tsx'

/** Opens the venue's portal as a guest would see it, through a simulated gateway. */
export function TryOut() {
  const t = useText('home')
  const mayTry = useAllows('device:write')
  const options = useServerOptions()
  if (!mayTry || !options?.tryOut) return null
  return (
    <NewTabButton
      leftSection={<IconExternalLink size={17} stroke={1.8} aria-hidden />}
      getUrl={async () => (await api(gateways.tryOut, {})).url}
    >
      {t('tryOut')}
    </NewTabButton>
  )
}
