// The screens of a living venue on a desk, in light: no barrier, nothing too wide, and every form works.
import { expect, test } from 'vitest'
import { able } from './support/browser.ts'
import { useLivingVenue } from './support/livingVenue.ts'
import { shareOf, walkScreens } from './support/walkScreens.ts'

const MOST_PRESSES = 20
const venue = await useLivingVenue()

test('every screen with a part of its address left open is walked with one', able, () => {
  expect(venue.paths.filter((path) => path.includes('$'))).toEqual([])
  expect(venue.paths.length).toBeGreaterThan(35)
})

test(
  'on a desk no screen has a barrier, and every form opens and every choice in it works',
  { ...able, timeout: 900_000 },
  async () => {
    const page = await venue.enter({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
    const { faults, presses } = await walkScreens(venue, page, shareOf(venue.paths, 'desk'), MOST_PRESSES)
    expect(faults).toEqual({})
    // Far fewer would mean that the walk does not find what there is to press.
    expect(presses).toBeGreaterThan(MOST_PRESSES * 4)
  },
)
