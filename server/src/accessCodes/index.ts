export { codeLogin } from './overRadius.ts'
export { payVisit, readAllowed, redeem, takePlaceBeside, type CodeRefusal as Refused } from './redeem.ts'
export { takeShares, wasOnline } from './tries.ts'
export { fitInside, openPaper, type PaperSheet } from './paper.ts'
