export { redeemGift, type OrderWish } from './orders/placeOrder.ts'
