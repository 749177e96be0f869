// The screens of a living venue on a phone, in the dark: no barrier, nothing too wide, and every form works.
import { expect, test } from 'vitest'
import { able } from './support/browser.ts'
import { useLivingVenue } from './support/livingVenue.ts'
import { shareOf, walkScreens } from './support/walkScreens.ts'

const MOST_PRESSES = 8
const venue = await useLivingVenue()

test(
  'on a phone no screen has a barrier, and every form opens and every choice in it works',
  { ...able, timeout: 900_000 },
  async () => {
    const page = await venue.enter({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
    const { faults, presses } = await walkScreens(venue, page, shareOf(venue.paths, 'phone'), MOST_PRESSES)
    expect(faults).toEqual({})
    // Far fewer would mean that the walk does not find what there is to press.
    expect(presses).toBeGreaterThan(MOST_PRESSES * 4)
  },
)
