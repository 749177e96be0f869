// The venue of a run: a gateway, guests with points and gifts, made by a server that is gone before the first kill.
import { systemClock, type Clock } from '@portico/server/core/clock.ts'
import { readConfig } from '@portico/server/core/config.ts'
import type { Services } from '@portico/server/core/services.ts'
import type { KnownGateway } from '@portico/server/gateways/index.ts'
import { startAll } from '@portico/server/processes/all.ts'
import {
  formStep,
  givenGateway,
  givenPage,
  givenSteps,
  type Person,
  type Venue,
} from '@portico/server/testing/given.ts'
import { givenGifts, givenPhones, type Phone } from '../../loyalty/phones.ts'

export type ChaosVenue = {
  pageId: string
  /** Another owner's page, whose guests prove their number by a code from the counter. */
  neighbour: { pageId: string; gateway: KnownGateway; token(): Promise<string> }
  owner: Pick<Person, 'id' | 'email' | 'password' | 'family'>
  gateway: KnownGateway
  phones: Phone[]
  gifts: string[]
  /** A page token of the owner that is good for minutes. */
  token(): Promise<string>
}

const PHONES = 60
const GIFTS = 8
const TOKEN_MS = 300_000
/** Seconds that a code of the neighbour lives. */
export const CODE_SECONDS = 120

type Where = { dataDir: string; databaseUrl: string; secretKey: string }

export async function makeVenue(
  { dataDir, databaseUrl, secretKey }: Where,
  clock: Clock = systemClock,
): Promise<ChaosVenue> {
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SECRET_KEY: secretKey,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    DEMO: 'false',
  })
  const ports = { port: 0, portalPort: 0, radiusAuthPort: 0, radiusAcctPort: 0, simulatorPort: 0 }
  const running = await startAll({ ...config, ...ports }, { clock })
  const { services } = running
  const page = await givenPage(running)
  const configuration = { loginUrl: 'http://127.0.0.1:9/login' }
  const gateway = await givenGateway(running, page, { configuration })
  await givenSteps(running, page, [formStep({ name: 'required' })])
  const at = { database: services, portalUrl: services.config.portalUrl }
  const phones = await givenPhones(at, page.eid, PHONES)
  const gifts = await givenGifts(at, page.eid, GIFTS)
  const neighbour = await givenPage(running)
  const counter = await givenGateway(running, neighbour, { configuration })
  const step = { type: 'phone-code', codeDeliverMode: ['staff'], expire_in: CODE_SECONDS }
  await givenSteps(running, neighbour, [step])
  await running.close()
  const tokenOf = keepToken(services)
  return {
    pageId: page.eid,
    neighbour: { pageId: neighbour.eid, gateway: counter, token: tokenOf(neighbour) },
    owner: page.owner,
    gateway,
    phones,
    gifts,
    token: tokenOf(page),
  }
}

/** Signs a new one before the old one is over. */
function keepToken({ tokens, clock }: Pick<Services, 'tokens' | 'clock'>) {
  return ({ eid, owner }: Venue) => {
    let signed = { token: '', at: -Infinity }
    return async () => {
      const now = clock.now().getTime()
      const claims = { userId: owner.id, family: owner.family, pageId: eid }
      if (Math.abs(now - signed.at) > TOKEN_MS) signed = { token: await tokens.signPage(claims), at: now }
      return signed.token
    }
  }
}
