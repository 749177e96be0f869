import { expect, test } from 'vitest'
import { campaigns } from '@portico/locales/en/campaigns.ts'
import { wifiCampaigns } from '@portico/locales/en/wifiCampaigns.ts'

test('the toasts of campaigns say in English what the specification says', () => {
  expect(campaigns.toast).toMatchObject({
    created: 'Campaign created',
    updated: 'Campaign updated',
    deleted: 'Campaign deleted',
    updateFailed: 'Update campaign failed: {message}',
    deleteFailed: 'Delete campaign failed: {message}',
  })
  expect(wifiCampaigns.toast).toEqual({ updated: 'Wifi Campaign updated', updateFailed: 'Update campaign failed!' })
})
