import type { Gateway } from '@portico/contract/gateways.ts'
import { DeviceDrawer, type DeviceBody, type EditedDevice } from './DeviceDrawer.tsx'
import { HistoryDrawer } from './HistoryDrawer.tsx'
import { ImportDrawer } from './ImportDrawer.tsx'
import { RecipeDrawer } from './RecipeDrawer.tsx'
import { TestDrawer } from './TestDrawer.tsx'

type Props = {
  edited: EditedDevice | null
  onEdited: () => void
  onSave: (device: EditedDevice, body: DeviceBody) => Promise<void>
  shown: Gateway | undefined
  onShown: () => void
  tested: Gateway | undefined
  remembered: Gateway | undefined
  onLooked: () => void
  isImporting: boolean
  onImporting: (isImporting: boolean) => void
  onAdded: () => void
}

/** The drawers of the screen, a chunk of its own: nobody needs them before the list is there. */
export function DeviceDrawers(props: Props) {
  const { edited, onEdited, onSave, shown, onShown, tested, remembered, onLooked, isImporting, onImporting, onAdded } =
    props
  return (
    <>
      <DeviceDrawer device={edited} onClose={onEdited} onSave={onSave} />
      <RecipeDrawer device={shown} onClose={onShown} />
      <TestDrawer device={tested} onClose={onLooked} />
      <HistoryDrawer device={remembered} onClose={onLooked} />
      <ImportDrawer opened={isImporting} onClose={() => onImporting(false)} onAdded={onAdded} />
    </>
  )
}
