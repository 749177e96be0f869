// How a guest takes a Wi-Fi profile along, and what they have already.
import type { HomeNotice } from './notice.ts'

export type ProfileDevice = 'apple' | 'android' | 'windows' | 'other'

export type HomeWifi = {
  kind: 'homeWifi'
  backHref: string
  /** Where both forms post. */
  action: string
  networkName: string
  /** What this browser seems to run on; its button comes first. */
  device: ProfileDevice
  /** Other venues where a profile is good as well. */
  venues: readonly string[]
  /** How long a new one is good. */
  days: number
  /** Dates as they are read. */
  profiles: readonly { id: string; device: ProfileDevice; madeOn: string; usedOn: string | undefined; until: string }[]
  notice?: HomeNotice
}

export type HomeWifiReady = {
  kind: 'homeWifiReady'
  backHref: string
  device: ProfileDevice
  networkName: string
  until: string
  /** The file, good for some minutes; absent where none helps. */
  fileHref: string | undefined
  /** The same as an address to take to another browser or device. */
  address: string
  qr: { path: string; edge: number }
  /** What has to be typed where no file can hold it. */
  typed: { name: string; password: string; server: string } | undefined
}
