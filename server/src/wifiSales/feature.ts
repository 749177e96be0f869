// Wi-Fi that guests buy on the portal, paid into the venue's own account.
import { wifiSales } from '@portico/contract/wifiSales.ts'
import { calls, type Feature } from '../core/feature.ts'
import { wifiSaleHandlers } from './handlers.ts'
import { saleNoticeRoutes } from './receive.ts'
import { querySales } from './sweep.ts'

export const feature: Feature = {
  name: 'wifiSales',
  calls: () => [calls('wifiSales', wifiSales, wifiSaleHandlers)],
  guestRoutes: (app, { services }) => saleNoticeRoutes(app, services),
  jobs: [
    {
      name: 'wifiSales.querySales',
      pace: { everySeconds: 15 },
      run: ({ services }, stop) => querySales(services, stop),
    },
  ],
  topics: ['wifi-sales'],
}
