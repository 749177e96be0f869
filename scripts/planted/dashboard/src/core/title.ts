// planted: arrows/dashboard-core-and-ui-know-no-feature
import { Shop } from '../shops/Shop.tsx'

export const title = Shop.name
