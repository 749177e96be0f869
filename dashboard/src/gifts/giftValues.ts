import type { Gift } from '@portico/contract/gifts.ts'

/** What the form begins with: a gift, or a new one. */
export function giftValues(gift: Gift | undefined) {
  return {
    type: gift?.type ?? ('product' as const),
    name: gift?.name ?? '',
    description: gift?.description ?? '',
    terms: gift?.terms ?? '',
    featuredImage: gift?.featuredImage ?? '',
    isActive: gift?.isActive ?? true,
    costValue: gift?.costValue ?? 10,
    costUnit: gift?.costUnit ?? ('point' as const),
    validDays: gift?.validDays ?? 30,
    stock: gift?.stock ?? null,
    perGuest: gift?.perGuest ?? null,
    moneyCost: gift?.moneyCost ?? 0,
    telco: gift?.telco ?? ('viettel' as const),
    denomination: gift?.denomination ?? null,
  }
}
export type GiftValues = ReturnType<typeof giftValues>
