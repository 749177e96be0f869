// What is shown of a guest's devices without a browser. Plain data.

/** Why a device was not added; `taken` of whatever is not this guest's to add. */
export const DEVICE_PROBLEMS = [
  'name-missing',
  'mac-missing',
  'mac-wrong',
  'mac-group',
  'mac-random',
  'own-phone',
  'taken',
  'full',
  'code-full',
  'venue-full',
  'over',
  'too-many',
] as const
export type DeviceProblem = (typeof DEVICE_PROBLEMS)[number]

export const DEVICE_NOTICES = ['added', 'removed', 'remove-failed'] as const
export type DeviceNotice = (typeof DEVICE_NOTICES)[number]

/** `unseen`: the gateway has the order but does not know the device yet. */
export const DEVICE_STATES = ['online', 'waiting', 'unseen', 'over'] as const

export type OwnDevices = {
  kind: 'devices'
  action: string
  /** `mac` with only its end shown. */
  devices: readonly {
    id: string
    name: string
    mac: string
    secondsLeft: number
    state: (typeof DEVICE_STATES)[number]
  }[]
  /** How many a guest may have at once, and whether one more fits. */
  most: number
  hasRoom: boolean
  /** Let in by our order at once, or by its own address as soon as it joins. */
  way: 'order' | 'address'
  /** What was typed, after it was refused. */
  name: string
  mac: string
  problem?: DeviceProblem
  notice?: DeviceNotice
  checkHref: string
  backHref: string
}
