import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { WifiProfileSetting } from '@portico/contract/wifiProfiles.ts'
import { usePage } from '../../core/page.ts'
import { saveSession } from '../../core/session.ts'
import { fakeServer, sessionReply } from '../../core/testing/fakeServer.ts'
import { show } from '../../core/testing/show.tsx'
import { OfferDrawer } from './OfferDrawer.tsx'

const setting: WifiProfileSetting = {
  isEnabled: false,
  networkName: 'Quan La Secure',
  validDays: 365,
  isChain: false,
  hasPasspoint: false,
  certificate: null,
  venues: [],
  active: 0,
}

afterEach(cleanup)

test('an owner who presses “Offer it to guests” and saves has switched profiles on', async () => {
  saveSession(sessionReply())
  usePage.setState({ pageId: '01900000-0000-7000-8000-000000000010', role: 'owner', tokenError: null })
  const { seen } = fakeServer({
    'POST /auth/page': () => ({
      body: { token: 'p', role: 'owner', expiresAt: new Date(Date.now() + 9e5).toISOString() },
    }),
    'PUT /wifi-profile-setting': () => ({ body: { ...setting, isEnabled: true } }),
  })
  show(<OfferDrawer setting={setting} opened onClose={() => undefined} />)
  fireEvent.submit((await screen.findByDisplayValue('Quan La Secure')).closest('form')!)
  const sent = () => seen.find(({ call }) => call === 'PUT /wifi-profile-setting')?.body
  await waitFor(() => expect(sent()).toMatchObject({ isEnabled: true }))
})
