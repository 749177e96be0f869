/** Vendor attributes we read or send, and one limit (speed, data) written in each vendor's attributes. */

import type { Attribute } from './packet.ts'
import { vendorAttr } from './writeAttributes.ts'

/** IANA private enterprise numbers. */
export const Vendor = {
  Microsoft: 311,
  WISPr: 14122,
  Airespace: 14179,
  ChilliSpot: 14559,
  MikroTik: 14988,
  Cambium: 17713,
} as const

/** RFC 2548 §2. */
export const MicrosoftAttr = {
  ChapError: 2,
  ChapChallenge: 11,
  MppeSendKey: 16,
  MppeRecvKey: 17,
  Chap2Response: 25,
  Chap2Success: 26,
} as const

/** Receive is what the guest sends, transmit what the guest gets; limits in bytes. */
export const MikroTikAttr = {
  RecvLimit: 1,
  XmitLimit: 2,
  Group: 3,
  RateLimit: 8,
  HostIp: 10,
  RecvLimitGigawords: 14,
  XmitLimitGigawords: 15,
  TotalLimit: 17,
  TotalLimitGigawords: 18,
  AddressList: 19,
} as const

/** Bandwidth in bit/s; SessionTerminateTime as `YYYY-MM-DDThh:mm:ss+zz:zz`. */
export const WisprAttr = {
  LocationId: 1,
  LocationName: 2,
  LogoffUrl: 3,
  RedirectionUrl: 4,
  BandwidthMaxUp: 7,
  BandwidthMaxDown: 8,
  SessionTerminateTime: 9,
} as const

/** Bandwidth in kbit/s, allowances in bytes. */
export const ChilliSpotAttr = {
  MaxInputOctets: 1,
  MaxOutputOctets: 2,
  MaxTotalOctets: 3,
  BandwidthMaxUp: 4,
  BandwidthMaxDown: 5,
  MaxInputGigawords: 21,
  MaxOutputGigawords: 22,
  MaxTotalGigawords: 23,
} as const

/** Cisco's wireless controllers; contracts in kbit/s, downstream without and upstream with the suffix. */
export const AirespaceAttr = {
  DataBandwidthAverage: 7,
  DataBandwidthBurst: 9,
  DataBandwidthAverageUpstream: 13,
  DataBandwidthBurstUpstream: 15,
} as const

/** Allowances in bytes. */
export const CambiumAttr = { QuotaTotal: 155, QuotaTotalGigawords: 156 } as const

export type LimitVendor = Exclude<(typeof Vendor)[keyof typeof Vendor], typeof Vendor.Microsoft>

const GIGAWORD = 2 ** 32

/**
 * A speed limit as this vendor takes it.
 * @param limit decimal kbit/s as the guest sees them, whole numbers; 0 leaves that direction unlimited
 */
export function rateLimitAttributes(limit: { downKbps: number; upKbps: number }, vendor: LimitVendor): Attribute[] {
  const { downKbps, upKbps } = limit
  if (downKbps === 0 && upKbps === 0) return []
  switch (vendor) {
    case Vendor.MikroTik:
      // rx comes first and is the router's view: what it receives from the guest.
      return [vendorAttr(vendor, MikroTikAttr.RateLimit, `${mikroTikRate(upKbps)}/${mikroTikRate(downKbps)}`)]
    case Vendor.WISPr:
      return [
        ...unlessZero(vendor, WisprAttr.BandwidthMaxUp, upKbps * 1000),
        ...unlessZero(vendor, WisprAttr.BandwidthMaxDown, downKbps * 1000),
      ]
    case Vendor.ChilliSpot:
      return [
        ...unlessZero(vendor, ChilliSpotAttr.BandwidthMaxUp, upKbps),
        ...unlessZero(vendor, ChilliSpotAttr.BandwidthMaxDown, downKbps),
      ]
    case Vendor.Airespace:
      // A burst below the average is refused; without one the average alone would let it through.
      return [
        ...unlessZero(vendor, AirespaceAttr.DataBandwidthAverage, downKbps),
        ...unlessZero(vendor, AirespaceAttr.DataBandwidthBurst, downKbps),
        ...unlessZero(vendor, AirespaceAttr.DataBandwidthAverageUpstream, upKbps),
        ...unlessZero(vendor, AirespaceAttr.DataBandwidthBurstUpstream, upKbps),
      ]
    case Vendor.Cambium:
      return []
  }
}

/**
 * How many bytes, up and down together, the session may move; WISPr and Airespace have no word for it.
 * The high half is sent even when 0, so that a CoA can lower an allowance below 4 GiB.
 */
export function dataLimitAttributes(totalBytes: number, vendor: LimitVendor): Attribute[] {
  const low = totalBytes % GIGAWORD
  const high = Math.floor(totalBytes / GIGAWORD)
  switch (vendor) {
    case Vendor.MikroTik:
      return [
        vendorAttr(vendor, MikroTikAttr.TotalLimit, low),
        vendorAttr(vendor, MikroTikAttr.TotalLimitGigawords, high),
      ]
    case Vendor.ChilliSpot:
      return [
        vendorAttr(vendor, ChilliSpotAttr.MaxTotalOctets, low),
        vendorAttr(vendor, ChilliSpotAttr.MaxTotalGigawords, high),
      ]
    case Vendor.Cambium:
      return [
        vendorAttr(vendor, CambiumAttr.QuotaTotal, low),
        vendorAttr(vendor, CambiumAttr.QuotaTotalGigawords, high),
      ]
    case Vendor.WISPr:
    case Vendor.Airespace:
      return []
  }
}

/** RouterOS counts k and M in thousands. */
function mikroTikRate(kbps: number): string {
  if (kbps === 0) return '0'
  return kbps % 1000 === 0 ? `${kbps / 1000}M` : `${kbps}k`
}

/** Speeds past what 32 bits hold (4.29 Gbit/s) are sent as the largest the attribute knows. */
function unlessZero(vendor: number, type: number, value: number): Attribute[] {
  return value === 0 ? [] : [vendorAttr(vendor, type, Math.min(value, GIGAWORD - 1))]
}
