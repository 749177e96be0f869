export { redeemGift, type OrderWish } from './orders/placeOrder.ts'
export { presentGift } from './orders/presentGift.ts'
