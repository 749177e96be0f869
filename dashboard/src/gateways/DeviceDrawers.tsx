import type { Gateway } from '@portico/contract/gateways.ts'
import { DeviceDrawer, type DeviceBody, type EditedDevice } from './DeviceDrawer.tsx'
import { RecipeDrawer } from './RecipeDrawer.tsx'

type Props = {
  edited: EditedDevice | null
  onEdited: () => void
  onSave: (device: EditedDevice, body: DeviceBody) => Promise<void>
  shown: Gateway | undefined
  onShown: () => void
}

/** Both panels of the screen; fetched when the list stands, for nobody needs them before. */
export function DeviceDrawers({ edited, onEdited, onSave, shown, onShown }: Props) {
  return (
    <>
      <DeviceDrawer device={edited} onClose={onEdited} onSave={onSave} />
      <RecipeDrawer device={shown} onClose={onShown} />
    </>
  )
}
