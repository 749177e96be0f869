// What the café advertises: house offers, two sponsors, a look for the holidays, a test of two pictures of a dish.
import type { BookingFields } from '@portico/contract/campaigns.ts'
import { EVERY_GUEST, type Occasion } from '@portico/contract/campaigns/kinds.ts'

/** Days are counted from today; `rate` is how many of those who see it follow it. */
export type CampaignStory = {
  name: string
  occasions: readonly Occasion[]
  from: number
  to: number | null
  /** Of the sign-ins while it runs. */
  share: number
  rates: readonly number[]
  booking?: Partial<BookingFields>
  sponsor?: string
  approval?: 'waiting' | 'approved'
  /** Segment by name. */
  segment?: string
  finishedBy?: 'time' | 'goal'
}

export const CAMPAIGN_STORIES: readonly CampaignStory[] = [
  {
    name: 'Giờ vàng chiều trong tuần',
    occasions: ['happy-hour'],
    from: -60,
    to: 30,
    share: 0.7,
    rates: [0.09],
    booking: {
      type: 'contract',
      goal: { metric: 'impressions', amount: 1600, per: 'total' },
      audience: { ...EVERY_GUEST, weekdays: [1, 2, 3, 4, 5], hours: [14, 15, 16] },
    },
  },
  {
    name: 'Xin một lời đánh giá',
    occasions: ['review'],
    from: -75,
    to: null,
    share: 0.32,
    rates: [0.14],
    booking: { holdOut: 20, cap: { amount: 1, hours: 720 }, priority: 4 },
  },
  {
    name: 'Bánh cốm mới: hai cách mời',
    occasions: ['new-dish', 'weekend'],
    from: -28,
    to: 14,
    share: 0.4,
    rates: [0.16, 0.07],
    booking: { priority: 6 },
  },
  {
    name: 'Bia Làng tài trợ',
    occasions: ['lucky-draw'],
    from: -20,
    to: 10,
    share: 0.3,
    rates: [0.06],
    booking: {
      type: 'contract',
      priority: 8,
      goal: { metric: 'impressions', amount: 900, per: 'total' },
      cap: { amount: 3, hours: 168 },
    },
    sponsor: 'Bia Làng',
    approval: 'approved',
  },
  {
    name: 'Mời khách quen trở lại',
    occasions: ['thanks'],
    from: -12,
    to: 20,
    share: 0.08,
    rates: [0.21],
    booking: { priority: 7 },
    segment: 'Khách quen sắp mất',
  },
  {
    name: 'Khai trương sân sau',
    occasions: ['opening'],
    from: -88,
    to: -60,
    share: 0.8,
    rates: [0.12],
    booking: { type: 'override' },
    finishedBy: 'time',
  },
  {
    name: 'Ngày mưa thêm trà gừng',
    occasions: ['rainy-day'],
    from: -40,
    to: null,
    share: 0.1,
    rates: [0.11],
    booking: { status: 'paused' },
  },
  {
    name: 'Thẻ tích ly Tết',
    occasions: ['tet'],
    from: 45,
    to: 90,
    share: 0,
    rates: [0],
    booking: { type: 'override', slots: ['before-login', 'success'] },
  },
  {
    name: 'Ví điện tử Mít',
    occasions: ['app'],
    from: 3,
    to: 33,
    share: 0,
    rates: [0],
    booking: { type: 'contract', goal: { metric: 'clicks', amount: 120, per: 'total' } },
    sponsor: 'Mít Pay',
    approval: 'waiting',
  },
  {
    name: 'Sinh nhật tháng này',
    occasions: ['birthday'],
    from: 1,
    to: null,
    share: 0,
    rates: [0],
    booking: { status: 'draft' },
  },
]
