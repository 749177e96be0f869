import { games } from '@portico/contract/gifts/games.ts'
import { giftCards } from '@portico/contract/gifts/cards.ts'
import { platformCards } from '@portico/contract/gifts/platformCards.ts'
import { giftExchanges } from '@portico/contract/gifts/exchanges.ts'
import { gifts } from '@portico/contract/gifts.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearCardFiles } from './cards/clearCardFiles.ts'
import { cardHandlers } from './cards/handlers.ts'
import { platformCardHandlers } from './cards/platformCards.ts'
import { startCards } from './cards/startCards.ts'
import { gameHandlers } from './games/handlers.ts'
import { giftHandlers } from './gifts.ts'
import { guestData } from './guestData.ts'
import { findGiftMediaUses } from './mediaUse.ts'
import { giftPages } from './phone/giftPages.ts'
import { giftTiles } from './phone/giftTiles.ts'
import { expireOrders } from './orders/expireOrders.ts'
import { exchangeHandlers } from './orders/handlers.ts'

export const feature: Feature = {
  name: 'gifts',
  calls: () => [
    calls('gifts', gifts, giftHandlers),
    calls('giftCards', giftCards, cardHandlers),
    calls('platformCards', platformCards, platformCardHandlers),
    calls('giftExchanges', giftExchanges, exchangeHandlers),
    calls('games', games, gameHandlers),
  ],
  jobs: [
    { name: 'gifts.expire', pace: { everySeconds: 30 }, run: ({ services }) => expireOrders(services) },
    { name: 'gifts.clearCardFiles', pace: { everySeconds: 300 }, run: ({ services }) => clearCardFiles(services) },
  ],
  queue: startCards,
  guestRoutes: (app, { services }) => giftPages(app, services),
  home: giftTiles,
  guestData,
  topics: ['gifts', 'gift-orders'],
  mediaUse: findGiftMediaUses,
}
