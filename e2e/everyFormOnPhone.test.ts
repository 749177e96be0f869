// Every form of every screen of a living venue is opened, and every choice in it tried, on a phone.
import { expect, test } from 'vitest'
import { able } from './support/browser.ts'
import { useLivingVenue } from './support/livingVenue.ts'
import { walkScreens } from './support/walkScreens.ts'

const MOST_PRESSES = 8
const venue = await useLivingVenue()

test(
  'every form of every screen opens and every choice in it works, on a phone',
  { ...able, timeout: 600_000 },
  async () => {
    const { faults, presses } = await walkScreens(venue, { width: 390, height: 844 }, MOST_PRESSES)
    expect(faults).toEqual({})
    // Far fewer would mean that the walk does not find what there is to press.
    expect(presses).toBeGreaterThan(MOST_PRESSES * 8)
  },
)
