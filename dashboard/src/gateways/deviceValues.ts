// What the form of a device holds, and what it becomes on the wire.
import type { Gateway, GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import type { UseFormReturnType } from '@mantine/form'

/** An empty input is `''`, so that it can be told from 0. */
type Amount = number | ''

export type DeviceValues = {
  type: GatewayType
  name: string
  manufacturer: string
  nas_id: string
  configuration: {
    fasLevel: '1' | '3'
    loginUrl: string
    coaAddress: string
    coaPort: Amount
    messageAuthenticator: 'required' | 'legacy'
    sessionMinutes: Amount
    downKbps: Amount
    upKbps: Amount
  }
}

export type DeviceForm = UseFormReturnType<DeviceValues>

const USUAL_SESSION_MINUTES = 240

export function valuesOf(device: Gateway | undefined): DeviceValues {
  const had: Partial<GatewayConfiguration> = device?.configuration ?? { sessionMinutes: USUAL_SESSION_MINUTES }
  return {
    type: device?.type ?? 'opennds',
    name: device?.name ?? '',
    manufacturer: device?.manufacturer ?? '',
    nas_id: device?.nas_id ?? '',
    configuration: {
      fasLevel: had.fasLevel === 1 ? '1' : '3',
      loginUrl: had.loginUrl ?? '',
      coaAddress: had.coaAddress ?? '',
      coaPort: had.coaPort ?? '',
      messageAuthenticator: had.messageAuthenticator ?? 'required',
      sessionMinutes: had.sessionMinutes ?? '',
      // 0 means no limit on the wire; an empty input says the same to a person.
      downKbps: had.downKbps || '',
      upKbps: had.upKbps || '',
    },
  }
}

/** The body of the call, with only what the type of device knows. Not yet checked: the contract's schema does that. */
export function bodyOf({ type, name, manufacturer, nas_id, configuration: c }: DeviceValues) {
  const own =
    type === 'opennds'
      ? { fasLevel: Number(c.fasLevel) }
      : {
          loginUrl: c.loginUrl.trim() || undefined,
          coaAddress: c.coaAddress.trim() || undefined,
          coaPort: given(c.coaPort),
          messageAuthenticator: c.messageAuthenticator,
        }
  return {
    type,
    name,
    manufacturer,
    nas_id: nas_id.trim() || undefined,
    configuration: {
      ...own,
      sessionMinutes: given(c.sessionMinutes),
      downKbps: given(c.downKbps),
      upKbps: given(c.upKbps),
    },
  }
}

function given(amount: Amount): number | undefined {
  return amount === '' ? undefined : amount
}
