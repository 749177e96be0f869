// Reads what an Access-Accept grants and a CoA changes, from standard and vendor attributes.
import { bytes, toText, vendorAttributes } from '@portico/radius/attributes.ts'
import { Attr } from '@portico/radius/dictionary.ts'
import type { Attribute, PacketFields } from '@portico/radius/packet.ts'
import { AirespaceAttr, CambiumAttr, ChilliSpotAttr, MikroTikAttr, Vendor, WisprAttr } from '@portico/radius/vendors.ts'
import type { Speed } from './traffic.ts'

/** Zero means no limit; for `interimSeconds`, no interim reports. */
export type Limits = Speed & {
  sessionSeconds: number
  idleSeconds: number
  interimSeconds: number
  /** Upload and download together. */
  totalBytes: number
}

export const NO_LIMITS: Limits = {
  sessionSeconds: 0,
  idleSeconds: 0,
  interimSeconds: 0,
  downKbps: 0,
  upKbps: 0,
  totalBytes: 0,
}

type Attributes = Pick<PacketFields, 'attributes'>

const understood: { vendor: number; types: number[] }[] = [
  {
    vendor: Vendor.MikroTik,
    types: [MikroTikAttr.RateLimit, MikroTikAttr.TotalLimit, MikroTikAttr.TotalLimitGigawords],
  },
  { vendor: Vendor.WISPr, types: [WisprAttr.BandwidthMaxUp, WisprAttr.BandwidthMaxDown] },
  {
    vendor: Vendor.ChilliSpot,
    types: [
      ChilliSpotAttr.BandwidthMaxUp,
      ChilliSpotAttr.BandwidthMaxDown,
      ChilliSpotAttr.MaxTotalOctets,
      ChilliSpotAttr.MaxTotalGigawords,
    ],
  },
  { vendor: Vendor.Airespace, types: Object.values(AirespaceAttr) },
  { vendor: Vendor.Cambium, types: Object.values(CambiumAttr) },
]
/** Low and high half of a data allowance, by vendor. */
const ALLOWANCES = [
  [Vendor.MikroTik, MikroTikAttr.TotalLimit, MikroTikAttr.TotalLimitGigawords],
  [Vendor.ChilliSpot, ChilliSpotAttr.MaxTotalOctets, ChilliSpotAttr.MaxTotalGigawords],
  [Vendor.Cambium, CambiumAttr.QuotaTotal, CambiumAttr.QuotaTotalGigawords],
] as const
const MIKROTIK_RATE = /^(\d{1,9})([kM]?)(?:\/(\d{1,9})([kM]?))?(?: .*)?$/
const BIT_PER_UNIT = { '': 1, k: 1000, M: 1_000_000 }

/** The limits in the attributes; undefined when one of them is malformed. */
export function readLimits(packet: Attributes): Partial<Limits> | undefined {
  const read: Partial<Limits> = {}
  const timers = [
    [Attr.SessionTimeout, 'sessionSeconds'],
    [Attr.IdleTimeout, 'idleSeconds'],
    [Attr.AcctInterimInterval, 'interimSeconds'],
  ] as const
  for (const [type, name] of timers) {
    const value = bytes(packet, type)
    if (value && value.length !== 4) return undefined
    if (value) read[name] = value.readUInt32BE(0)
  }
  // RouterOS prefers its own attribute to WISPr's; here the later one wins.
  const speeds = [airespaceSpeed(packet), chilliSpeed(packet), wisprSpeed(packet), mikroTikSpeed(packet)]
  if (speeds.includes('wrong')) return undefined
  return Object.assign(read, ...speeds, allowance(packet))
}

function allowance(packet: Attributes): Partial<Limits> {
  for (const [vendor, low, high] of ALLOWANCES) {
    const attributes = vendorAttributes(packet, vendor)
    const [lower, upper] = [bytes({ attributes }, low), bytes({ attributes }, high)]
    if (lower?.length === 4) return { totalBytes: lower.readUInt32BE(0) + (upper?.readUInt32BE(0) ?? 0) * 2 ** 32 }
  }
  return {}
}

function airespaceSpeed(packet: Attributes): Partial<Speed> | 'wrong' {
  const { DataBandwidthAverage: down, DataBandwidthAverageUpstream: up } = AirespaceAttr
  return vendorSpeed(packet, Vendor.Airespace, up, down, 1)
}

/** True when every vendor attribute is supported: any other makes a CoA fail with 401 (RFC 5176 §3.5). */
export function areVendorsUnderstood({ attributes }: Attributes): boolean {
  return attributes.filter(({ type }) => type === Attr.VendorSpecific).every(isUnderstood)
}

function isUnderstood(vendorSpecific: Attribute): boolean {
  return understood.some(({ vendor, types }) => {
    const inner = vendorAttributes({ attributes: [vendorSpecific] }, vendor)
    return inner.length > 0 && inner.every(({ type }) => types.includes(type))
  })
}

function mikroTikSpeed(packet: Attributes): Partial<Speed> | 'wrong' {
  const value = bytes({ attributes: vendorAttributes(packet, Vendor.MikroTik) }, MikroTikAttr.RateLimit)
  if (!value) return {}
  const [, up, upUnit, down = up, downUnit = upUnit] = MIKROTIK_RATE.exec(toText(value)) ?? []
  // rx, the guest's upload, comes first; a single figure applies to both.
  return up === undefined ? 'wrong' : { upKbps: kbps(up, upUnit), downKbps: kbps(down, downUnit) }
}

function kbps(figure: string | undefined, unit: string | undefined): number {
  return (Number(figure) * BIT_PER_UNIT[(unit ?? '') as keyof typeof BIT_PER_UNIT]) / 1000
}

function wisprSpeed(packet: Attributes): Partial<Speed> | 'wrong' {
  return vendorSpeed(packet, Vendor.WISPr, WisprAttr.BandwidthMaxUp, WisprAttr.BandwidthMaxDown, 1000)
}

function chilliSpeed(packet: Attributes): Partial<Speed> | 'wrong' {
  return vendorSpeed(packet, Vendor.ChilliSpot, ChilliSpotAttr.BandwidthMaxUp, ChilliSpotAttr.BandwidthMaxDown, 1)
}

function vendorSpeed(
  packet: Attributes,
  vendor: number,
  upType: number,
  downType: number,
  perKbps: number,
): Partial<Speed> | 'wrong' {
  const attributes = vendorAttributes(packet, vendor)
  const [up, down] = [bytes({ attributes }, upType), bytes({ attributes }, downType)]
  if ((up && up.length !== 4) || (down && down.length !== 4)) return 'wrong'
  return {
    ...(up && { upKbps: up.readUInt32BE(0) / perKbps }),
    ...(down && { downKbps: down.readUInt32BE(0) / perKbps }),
  }
}
