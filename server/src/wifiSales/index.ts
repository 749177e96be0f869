export { readOpenProviders } from './accounts.ts'
export { startOrder, writeOrder } from './checkout.ts'
export { readSales, type StoredSale } from './orders.ts'
export { askAboutSale } from './sweep.ts'
