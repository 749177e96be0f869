export { codeLogin } from './overRadius.ts'
export { payVisit, readAllowed, redeem, takePlaceBeside, type Refused } from './redeem.ts'
export { takeShares, wasOnline } from './tries.ts'
