import { expect, test } from 'vitest'
import { toText, vendorAttributes } from './attributes.ts'
import type { Attribute } from './packet.ts'
import { ChilliSpotAttr, dataLimitAttributes, MikroTikAttr, rateLimitAttributes, Vendor, WisprAttr } from './vendors.ts'

const limit = { downKbps: 10_000, upKbps: 2_500 }

test('MikroTik hears upload first: it names what the router receives', () => {
  expect(texts(rateLimitAttributes(limit, Vendor.MikroTik))).toEqual([[MikroTikAttr.RateLimit, '2500k/10M']])
  expect(texts(rateLimitAttributes({ downKbps: 512, upKbps: 0 }, Vendor.MikroTik))).toEqual([
    [MikroTikAttr.RateLimit, '0/512k'],
  ])
})

test('WISPr hears bits per second', () => {
  expect(numbers(rateLimitAttributes(limit, Vendor.WISPr), Vendor.WISPr)).toEqual([
    [WisprAttr.BandwidthMaxUp, 2_500_000],
    [WisprAttr.BandwidthMaxDown, 10_000_000],
  ])
})

test('ChilliSpot hears kilobits per second', () => {
  expect(numbers(rateLimitAttributes(limit, Vendor.ChilliSpot), Vendor.ChilliSpot)).toEqual([
    [ChilliSpotAttr.BandwidthMaxUp, 2_500],
    [ChilliSpotAttr.BandwidthMaxDown, 10_000],
  ])
})

test('no limit means no attribute, one-sided limits only that side', () => {
  for (const vendor of [Vendor.MikroTik, Vendor.WISPr, Vendor.ChilliSpot] as const) {
    expect(rateLimitAttributes({ downKbps: 0, upKbps: 0 }, vendor)).toEqual([])
  }
  const onlyDown = rateLimitAttributes({ downKbps: 1_000, upKbps: 0 }, Vendor.WISPr)
  expect(numbers(onlyDown, Vendor.WISPr)).toEqual([[WisprAttr.BandwidthMaxDown, 1_000_000]])
})

test('ten gigabits do not overflow WISPr into a crawl', () => {
  const fast = rateLimitAttributes({ downKbps: 10_000_000, upKbps: 1_000 }, Vendor.WISPr)
  expect(numbers(fast, Vendor.WISPr)[1]).toEqual([WisprAttr.BandwidthMaxDown, 2 ** 32 - 1])
})

test('an allowance past 4 GiB is split into its two halves', () => {
  const tenGiB = 10 * 2 ** 30
  expect(numbers(dataLimitAttributes(tenGiB, Vendor.MikroTik), Vendor.MikroTik)).toEqual([
    [MikroTikAttr.TotalLimit, 2 * 2 ** 30],
    [MikroTikAttr.TotalLimitGigawords, 2],
  ])
  expect(numbers(dataLimitAttributes(500, Vendor.ChilliSpot), Vendor.ChilliSpot)).toEqual([
    [ChilliSpotAttr.MaxTotalOctets, 500],
    [ChilliSpotAttr.MaxTotalGigawords, 0],
  ])
  expect(dataLimitAttributes(500, Vendor.WISPr)).toEqual([])
})

function numbers(attributes: Attribute[], vendor: number) {
  return vendorAttributes({ attributes }, vendor).map(({ type, value }) => [type, value.readUInt32BE()])
}

function texts(attributes: Attribute[]) {
  return vendorAttributes({ attributes }, Vendor.MikroTik).map(({ type, value }) => [type, toText(value)])
}
