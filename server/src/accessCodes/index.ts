export { codeLogin } from './overRadius.ts'
export { payVisit, readAllowed, redeem, takePlaceBeside, useCode, type CodeRefusal as Refused } from './redeem.ts'
export { takeShares, wasOnline } from './tries.ts'
export { makeSoldCode, readOffers, readSoldCode, revokeSoldCode, type Offer } from './sold.ts'
