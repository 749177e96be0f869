import { cleanup } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { DAY_MS } from '@portico/contract/dates.ts'
import { show } from '../../core/testing/show.tsx'
import { CertificateNotice } from './CertificateNotice.tsx'

afterEach(cleanup)

const endsIn = (days: number) => new Date(Date.now() + days * DAY_MS + 120_000).toISOString()

test.each([
  [-2, 'This certificate has expired'],
  [0, 'expires within a day'],
  [1, 'expires in 1 day.'],
  [29, 'expires in 29 days.'],
])('an owner reads in time that their own certificate ends: %i days before', async (days, words) => {
  const { findByText } = show(<CertificateNotice until={endsIn(days)} />)
  expect(await findByText(words, { exact: false })).toBeTruthy()
})

test('a certificate with more than a month left asks for nothing', () => {
  expect(show(<CertificateNotice until={endsIn(31)} />).container.querySelector('p')).toBeNull()
})
