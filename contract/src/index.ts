// Every call the product has, by feature. Read by OpenAPI and by the tests that walk
// them all; screens import a feature's own file instead.
import { accounts } from './accounts.ts'
import { audit } from './audit.ts'
import { gateways, sessions } from './gateways.ts'
import { health } from './health.ts'
import { live } from './live.ts'
import { members } from './members.ts'
import { pages } from './pages.ts'
import { visits } from './visits.ts'

export const contract = { accounts, pages, members, audit, gateways, sessions, visits, live, health }
