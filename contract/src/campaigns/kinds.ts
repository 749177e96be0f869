// The words of campaigns that dashboards need without a schema.

export const CREATIVE_KINDS = ['words', 'image', 'slides', 'film', 'survey'] as const
/** Drawings for occasions, one for each creative of the gallery. */
export const OCCASIONS = [
  'opening',
  'happy-hour',
  'tet',
  'review',
  'app',
  'lucky-draw',
  'birthday',
  'weekend',
  'rainy-day',
  'new-dish',
  'stamp-card',
  'thanks',
] as const
export type Occasion = (typeof OCCASIONS)[number]
export const CREATIVE_ARTS = [...OCCASIONS, 'none'] as const
export type CreativeArt = (typeof CREATIVE_ARTS)[number]
export const MOST_CREATIVE_PICTURES = 5
export const MOST_OPTIONS = 6

/** The specification's types: an override is shown before all others, a contract has a goal, a remnant fills the rest, a design is a look. */
export const BOOKING_TYPES = ['override', 'contract', 'remnant', 'design'] as const
export type BookingType = (typeof BOOKING_TYPES)[number]
export const SLOTS = ['before-login', 'waiting', 'success'] as const
export type Slot = (typeof SLOTS)[number]
export const BOOKING_STATUSES = ['draft', 'active', 'paused'] as const
/** What a booking comes to at a moment. */
export const BOOKING_STATES = ['draft', 'approval', 'scheduled', 'running', 'paused', 'finished'] as const
export const FINISHED_BY = ['time', 'goal', 'owner'] as const
export const GUEST_KINDS = ['all', 'new', 'returning'] as const
export const VARIANTS = ['a', 'b', 'c', 'd'] as const
export type Variant = (typeof VARIANTS)[number]

export const DEFAULT_PRIORITY = 5
/** An audience of everybody. */
export const EVERY_GUEST = { segmentId: null, guests: 'all', languages: [], weekdays: [], hours: [], systems: [] } as {
  segmentId: null
  guests: 'all'
  languages: never[]
  weekdays: never[]
  hours: never[]
  systems: never[]
}
