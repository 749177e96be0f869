// The cart, opened from the top bar or a plan. The frame shows it, so that screens need not know it.
import { create } from 'zustand'

export const useOpenedCart = create<{ isOpen: boolean }>(() => ({ isOpen: false }))

export function openCart() {
  useOpenedCart.setState({ isOpen: true })
}

export function closeCart() {
  useOpenedCart.setState({ isOpen: false })
}
