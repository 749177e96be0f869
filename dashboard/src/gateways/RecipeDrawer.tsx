import type { Gateway } from '@portico/contract/gateways.ts'
import { useText } from '../core/useText.ts'
import { SideDrawer } from '../ui/SideDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { ContactBanner } from './ContactBanner.tsx'
import { DeviceSteps } from './DeviceSteps.tsx'
import { RecipeSteps } from './RecipeSteps.tsx'
import css from './gateways.module.css'

type Props = { device: Gateway | undefined; onClose: () => void }

/** How to set a device up, step by step, with its own values; says the moment it is heard of. */
export function RecipeDrawer({ device, onClose }: Props) {
  const t = useText('gateways')
  const shown = useLast(device)
  const current = device ?? shown
  return (
    <SideDrawer
      opened={device !== undefined}
      onClose={onClose}
      title={t('recipe.title', { name: shown?.name ?? '' })}
      subtitle={t('recipe.lead')}
      width={760}
    >
      {current && (
        <div className={css.recipe}>
          {current.state === 'waiting' && <DeviceSteps at="connect" />}
          <ContactBanner key={current.nas_id} device={current} />
          <RecipeSteps key={current.newKeysUntil} device={current} />
        </div>
      )}
    </SideDrawer>
  )
}
