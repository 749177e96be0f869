// Who holds a guest to each limit, and which orders a running session takes, for each kind of gateway. Adapters, the
// sweep, the dashboard and docs/limits.md all read this table.
import type { GatewayType } from '../gateways.ts'

/** Types of gateway, split where a setting decides what the gateway can do. */
export const GATEWAY_KINDS = [
  'opennds-1',
  'opennds-2',
  'opennds-3',
  'mikrotik',
  'radius',
  'coovachilli',
  'unifi-password',
  'unifi-key',
  'omada',
  'meraki-sign-on',
  'meraki-click',
  'ruckus-unleashed',
  'ruckus-smartzone',
  'cambium',
  'aruba',
  'cisco',
  'fortinet',
] as const
export type GatewayKind = (typeof GATEWAY_KINDS)[number]

/** Limits of a session, then of a guest's day, then orders to a session that runs. */
export const LIMITS = [
  'time',
  'speed',
  'data',
  'dailyTime',
  'dailyData',
  'disconnect',
  'extend',
  'changeSpeed',
] as const
export type Limit = (typeof LIMITS)[number]

/**
 * Who enforces a limit. `gateway`: the gateway, from sign-in on. `order`: the gateway, when we send an order. `clock`:
 * the server, which watches reports and ends the session. `sign-in`: the server, at sign-in only. `none`: not
 * possible.
 */
export type Enforcer = 'gateway' | 'order' | 'clock' | 'sign-in' | 'none'
export type Limits = Record<Limit, Enforcer>

const orders = { disconnect: 'order', extend: 'order', changeSpeed: 'order' } as const
const watched = { dailyTime: 'clock', dailyData: 'clock' } as const
/** A gateway whose RADIUS attributes or controller know time, speed and an allowance of data. */
const whole: Limits = { time: 'gateway', speed: 'gateway', data: 'gateway', ...watched, ...orders }
/** One without a word for an allowance: its accounting is watched. */
const withoutQuota: Limits = { ...whole, data: 'clock' }
/** openNDS levels 1 and 2 open without limits; our agent sets them when it first lists the guest. */
const byAgent: Limits = { ...withoutQuota, time: 'order', speed: 'order' }

export const GATEWAY_LIMITS: Record<GatewayKind, Limits> = {
  'opennds-1': byAgent,
  'opennds-2': byAgent,
  'opennds-3': withoutQuota,
  mikrotik: whole,
  radius: whole,
  coovachilli: whole,
  'unifi-password': whole,
  // The API returns no counters.
  'unifi-key': { ...whole, dailyData: 'none' },
  // A hotspot operator may let guests in, and nothing more.
  omada: {
    time: 'gateway',
    speed: 'none',
    data: 'none',
    dailyTime: 'sign-in',
    dailyData: 'none',
    disconnect: 'none',
    extend: 'order',
    changeSpeed: 'none',
  },
  // Meraki's sign-on splash takes Disconnect and no CoA.
  'meraki-sign-on': { ...withoutQuota, extend: 'none', changeSpeed: 'none' },
  // The redirect address carries the duration; nothing else is exchanged.
  'meraki-click': {
    time: 'gateway',
    speed: 'none',
    data: 'none',
    dailyTime: 'sign-in',
    dailyData: 'none',
    disconnect: 'none',
    extend: 'none',
    changeSpeed: 'none',
  },
  'ruckus-unleashed': withoutQuota,
  'ruckus-smartzone': withoutQuota,
  cambium: whole,
  aruba: withoutQuota,
  cisco: withoutQuota,
  fortinet: withoutQuota,
}

/** The settings that decide the kind; a form holds numbers as text, and nothing for the usual choice. */
export type KindSettings = {
  fasLevel?: number | string | undefined
  unifiLogin?: string | undefined
  splash?: string | undefined
  ruckusController?: string | undefined
}

/** The kind of a gateway, by its settings. */
export function kindOfGateway(type: GatewayType, settings: KindSettings): GatewayKind {
  switch (type) {
    case 'opennds':
      return `opennds-${String(settings.fasLevel) === '3' ? 3 : String(settings.fasLevel) === '2' ? 2 : 1}`
    case 'unifi':
      return settings.unifiLogin === 'key' ? 'unifi-key' : 'unifi-password'
    case 'meraki':
      return settings.splash === 'click' ? 'meraki-click' : 'meraki-sign-on'
    case 'ruckus':
      return settings.ruckusController === 'smartzone' ? 'ruckus-smartzone' : 'ruckus-unleashed'
    default:
      return type
  }
}

/** What a gateway can hold guests to. */
export function limitsOfGateway({ type, configuration }: { type: GatewayType; configuration: KindSettings }): Limits {
  return GATEWAY_LIMITS[kindOfGateway(type, configuration)]
}
