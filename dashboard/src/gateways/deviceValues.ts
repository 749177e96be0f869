// What the form of a device holds, and what it becomes on the wire.
import { GATEWAY_FIELDS, isAsked } from '@portico/contract/gateways/fields.ts'
import type { Gateway, GatewayConfiguration, GatewayType } from '@portico/contract/gateways.ts'
import type { UseFormReturnType } from '@mantine/form'

/** An empty input is `''`, to distinguish it from 0. */
type Amount = number | ''
type AmountName = 'coaPort' | 'sessionMinutes' | 'downKbps' | 'upKbps' | 'dataMegabytes' | 'maxGuests'

export type DeviceValues = {
  type: GatewayType
  name: string
  manufacturer: string
  nas_id: string
  /** Never known here; typed in, it replaces the one there is. */
  controllerSecret: string
  configuration: Record<Exclude<keyof GatewayConfiguration, AmountName>, string> & Record<AmountName, Amount>
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
    controllerSecret: '',
    configuration: {
      fasLevel: String(had.fasLevel ?? ''),
      loginUrl: had.loginUrl ?? '',
      coaAddress: had.coaAddress ?? '',
      coaPort: had.coaPort ?? '',
      messageAuthenticator: had.messageAuthenticator ?? '',
      uamPassword: had.uamPassword ?? '',
      controllerUrl: had.controllerUrl ?? '',
      controllerUser: had.controllerUser ?? '',
      certificate: had.certificate ?? '',
      site: had.site ?? '',
      accessPoints: had.accessPoints ?? '',
      unifiLogin: had.unifiLogin ?? '',
      omadaVersion: had.omadaVersion ?? '',
      omadaTime: had.omadaTime ?? '',
      splash: had.splash ?? '',
      ruckusController: had.ruckusController ?? '',
      sessionMinutes: had.sessionMinutes ?? '',
      // 0 means no limit on the wire; an empty input says the same to a person.
      downKbps: had.downKbps || '',
      upKbps: had.upKbps || '',
      dataMegabytes: had.dataMegabytes || '',
      maxGuests: had.maxGuests || '',
    },
  }
}

/** The body of the call, with only what the type of device knows. Not yet checked: the contract's schema does that. */
export function bodyOf({ type, name, manufacturer, nas_id, controllerSecret, configuration: c }: DeviceValues) {
  return {
    type,
    name,
    manufacturer,
    nas_id: nas_id.trim() || undefined,
    controllerSecret: controllerSecret || undefined,
    configuration: {
      ...ownOf(type, c),
      sessionMinutes: amountOf(c.sessionMinutes),
      downKbps: amountOf(c.downKbps),
      upKbps: amountOf(c.upKbps),
      dataMegabytes: amountOf(c.dataMegabytes),
      maxGuests: amountOf(c.maxGuests),
    },
  }
}

function ownOf(type: GatewayType, c: DeviceValues['configuration']): Record<string, string | number | undefined> {
  const own: Record<string, string | number | undefined> = {}
  for (const field of GATEWAY_FIELDS[type]) {
    if (field.name === 'controllerSecret' || !isAsked(type, field, (name) => c[name])) continue
    if (field.kind === 'number') own[field.name] = amountOf(c[field.name])
    else if (field.kind === 'choice') own[field.name] = c[field.name] || field.choices[0]
    else own[field.name] = c[field.name].trim() || undefined
  }
  const { fasLevel, ...others } = own
  // Without a level the server takes the one its portal allows.
  return fasLevel === undefined || fasLevel === 'auto' ? others : { ...others, fasLevel: Number(fasLevel) }
}

function amountOf(amount: Amount): number | undefined {
  return amount === '' ? undefined : amount
}
