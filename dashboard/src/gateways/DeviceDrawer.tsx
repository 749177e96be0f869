import { useState } from 'react'
import type { Gateway, gateways, GatewayType } from '@portico/contract/gateways.ts'
import type { Input } from '@portico/contract/http/endpoint.ts'
import { useContractForm } from '../core/useContractForm.ts'
import { useText } from '../core/useText.ts'
import { DrawerForm } from '../ui/DrawerForm.tsx'
import { FormDrawer } from '../ui/FormDrawer.tsx'
import { useLast } from '../ui/useLast.ts'
import { BrandPicker } from './BrandPicker.tsx'
import { DeviceFields } from './DeviceFields.tsx'
import { DeviceSteps } from './DeviceSteps.tsx'
import { bodyOf, valuesOf } from './deviceValues.ts'

export type DeviceBody = Input<typeof gateways.create>['body']
export type EditedDevice = Gateway | 'new'

type Props = {
  device: EditedDevice | null
  onClose: () => void
  onSave: (device: EditedDevice, body: DeviceBody) => Promise<void>
}

/** Adds a device or changes one. */
export function DeviceDrawer({ device, onClose, onSave }: Props) {
  const t = useText('gateways')
  const shown = useLast(device)
  const known = shown === 'new' ? undefined : shown
  return (
    <FormDrawer
      opened={device !== null}
      onClose={onClose}
      title={known ? t('form.editTitle') : t('form.createTitle')}
      subtitle={known && `${t('nasId')}: ${known.nas_id}`}
      width={600}
    >
      <DeviceEditor
        device={known}
        save={async (body) => {
          await onSave(known ?? 'new', body)
          onClose()
        }}
      />
    </FormDrawer>
  )
}

type DeviceEditorProps = { device: Gateway | undefined; save: (body: DeviceBody) => Promise<void> }

/** A new device is asked for its brand first. */
function DeviceEditor({ device, save }: DeviceEditorProps) {
  const [type, setType] = useState<GatewayType>()
  if (device) return <DeviceForm device={device} type={device.type} save={save} />
  return (
    <DeviceSteps at={type ? 'details' : 'brand'} onBack={() => setType(undefined)}>
      {type ? (
        <DeviceForm device={undefined} type={type} onOther={() => setType(undefined)} save={save} />
      ) : (
        <BrandPicker onPick={setType} />
      )}
    </DeviceSteps>
  )
}

function DeviceForm({ device, type, onOther, save }: DeviceEditorProps & { type: GatewayType; onOther?: () => void }) {
  const t = useText('gateways')
  const state = useContractForm({
    initialValues: { ...valuesOf(device), type },
    schema: async () => (await import('@portico/contract/gateways.ts')).gateways.create.body,
    toBody: bodyOf,
    save,
  })
  return (
    <DrawerForm state={state} submitLabel={device ? t('form.save') : t('form.create')}>
      <DeviceFields form={state.form} onOther={onOther} />
    </DrawerForm>
  )
}
