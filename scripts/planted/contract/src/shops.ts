// planted: features/no-mirror
// planted: lint/zod
// planted: lint/docstring
// planted: lint/alias
// planted: lint/arrow
import { z } from 'zod'

export interface Shop {
  name: string
}

export function parseShop(shop: unknown): Shop {
  return z.object({ name: z.string() }).parse(shop)
}

export const shopName = (shop: Shop) => shop.name
