// planted: arrows/features-by-front-door
// planted: arrows/features-know-no-process
// planted: arrows/radius-through-gateways
// planted: arrows/driver-in-core-db-only
// planted: arrows/server-knows-no-dashboard
// planted: arrows/product-needs-no-tooling
// planted: arrows/testing-for-tests-only
import { Client } from 'pg'
import { Shop } from '../../../dashboard/src/shops/Shop.tsx'
import { seed } from '../../../dev/seed.ts'
import { name } from '../../../radius/src/packet.ts'
import { grant } from '../gateways/grant.ts'
import { run } from '../processes/all.ts'
import { given } from '../testing/given.ts'

export const readPages = [Client, Shop, name, seed, grant, run, given]
