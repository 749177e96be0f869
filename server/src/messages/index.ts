export { readOffers, type TemplateOffer } from './offers.ts'
export { payForMessage } from './pay.ts'
