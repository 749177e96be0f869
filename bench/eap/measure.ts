// Handshakes by EAP through the whole server, each decided and written down, beside FreeRADIUS with the same certificates;
// and the server's memory over many conversations of which half are left in the middle.
import type { SecureVersion } from 'node:tls'
import { sql } from '@portico/server/core/db/database.ts'
import { freePorts } from '@portico/server/core/freePorts.ts'
import { newId } from '@portico/server/core/id.ts'
import { certifyProfile, issueProfile } from '@portico/server/wifiProfiles/issue.ts'
import { passwordOf, type ProfileKind } from '@portico/server/wifiProfiles/logins.ts'
import { readAuthority } from '@portico/server/wifiProfiles/authority.ts'
import { PAGE_ID } from '../../dev/seed/venue.ts'
import type { Nas } from '../radius/packets.ts'
import { readNas } from '../radius/venue.ts'
import { cpuSince, cpuTime } from '../rig/cpu.ts'
import { figureOf, type Figure } from '../rig/figure.ts'
import { settle, startInstallation, type Installation } from '../rig/installation.ts'
import { askable, liveMegabytes } from '../rig/liveHeap.ts'
import { residentMegabytes } from '../rig/memory.ts'
import type { Options } from '../rig/options.ts'
import { alternate, type Round } from '../rig/rounds.ts'
import { missingPeer, startPeer, type EapPeer } from './freeradius.ts'
import { handshake, type PhoneWay } from './phones.ts'

const WAYS = [
  { name: 'EAP-TLS, TLS 1.2', method: 'TLS', tls: 'TLSv1.2' },
  { name: 'EAP-TLS, TLS 1.3', method: 'TLS', tls: 'TLSv1.3' },
  { name: 'EAP-TTLS, TLS 1.2', method: 'TTLS', tls: 'TLSv1.2' },
  { name: 'EAP-TTLS, TLS 1.3', method: 'TTLS', tls: 'TLSv1.3' },
] as const satisfies readonly { name: string; method: 'TLS' | 'TTLS'; tls: SecureVersion }[]
const PEER = 'FreeRADIUS, users in a file'
/** A turn's handshakes for each ten of `--requests`, which counts packets. */
const PACKETS_A_HANDSHAKE = 10
const READINGS = 10
/** A conversation's first responses, before any can be over. */
const PLACES = 3

type Side = { pid: number; parent: number; port: number; nas: Nas; isPeer: boolean }

/** With `packets`, only memory over that many conversations. */
export async function measure({ rounds, requests, packets }: Options): Promise<Figure[]> {
  const [inspectPort = 0] = await freePorts(1)
  const portico = await startInstallation(undefined, packets ? askable(inspectPort) : {})
  let peer: EapPeer | undefined
  try {
    const nas = await readNas(portico)
    const profiles = { TLS: await makeProfile(portico, 'certificate'), TTLS: await makeProfile(portico, 'password') }
    await settle(portico.ownerUrl)
    if (packets) return [await measureMemory({ portico, nas, profiles, inspectPort }, packets)]
    const missing = missingPeer()
    peer = missing ? undefined : await startPeer({ ...profiles.TTLS, ...profiles.TTLS.server })
    const ours: Side = { pid: portico.pid, parent: portico.pid, port: portico.authPort, nas, isPeer: false }
    const sides = {
      ours,
      ...(peer && {
        peer: {
          pid: peer.pid,
          parent: peer.pid,
          port: peer.authPort,
          nas: { ...nas, secret: peer.secret },
          isPeer: true,
        },
      }),
    }
    const count = Math.max(8, Math.round(requests / PACKETS_A_HANDSHAKE))
    const figures: Figure[] = []
    for (const way of WAYS) {
      const turns = Object.fromEntries(
        Object.entries(sides).map(([name, side]) => [
          name,
          () => takeTurn(side, { ...way, profile: profiles[way.method] }, count),
        ]),
      )
      for (const warm of Object.values(turns)) await warm()
      const taken: Record<string, Round[]> = await alternate(rounds, turns)
      figures.push(
        figureOf({
          name: way.name,
          unit: 'handshakes/s',
          ours: taken['ours']!,
          ...(taken['peer'] && { limit: { name: PEER, rounds: taken['peer'] } }),
          note: `${count} whole handshakes a round, 8 in flight, keys of both sides equal${missing ? `. No peer: ${missing}` : ''}`,
        }),
      )
    }
    return figures
  } finally {
    await peer?.stop()
    await portico.stop()
  }
}

async function takeTurn({ pid, parent, port, nas, isPeer }: Side, way: PhoneWay, count: number): Promise<Round> {
  const before = cpuTime(pid, parent)
  const { results, tookMs } = await handshake(
    port,
    nas,
    Array.from({ length: count }, () => way),
  )
  const cpu = cpuSince(before, pid, parent)
  const inside = results.filter(({ end }) => end === 'in').length
  if (inside !== count)
    throw new Error(`${inside} of ${count} came in${isPeer ? ' at the peer' : ''} by ${way.method} over ${way.tls}`)
  return { value: count / (tookMs / 1000), cpu, operations: count }
}

type BenchProfile = PhoneWay['profile'] & { server: { certificate: string; key: string } }

async function makeProfile({ database, portalUrl }: Installation, kind: ProfileKind): Promise<BenchProfile> {
  const { db, clock, secrets } = database
  const services = { clock, secrets, config: { portalUrl } }
  const now = clock.now()
  const guestId = newId(now)
  return db.asSystem(async (tx) => {
    await tx.run(sql`
      insert into wifi_profile_settings (page_id, is_enabled, network_name, valid_days, is_chain, has_passpoint)
      values (${PAGE_ID}, true, 'Bench', 365, false, false) on conflict (page_id) do update set is_enabled = true`)
    await tx.run(
      sql`insert into guests (page_id, id, first_seen_at, last_seen_at) values (${PAGE_ID}, ${guestId}, ${now}, ${now})`,
    )
    const device = kind === 'certificate' ? 'apple' : 'android'
    const profile = await issueProfile(services, tx, { pageId: PAGE_ID, guestId, device, kind, validDays: 30 })
    const { certificate: authority, server } = await readAuthority(services, tx)
    const own = await certifyProfile(services, tx, profile)
    return { login: profile.login, password: passwordOf(secrets, profile.login), authority, ...own, server }
  })
}

type Memory = {
  portico: Installation
  nas: Nas
  profiles: Record<'TLS' | 'TTLS', BenchProfile>
  inspectPort: number
}

/** What is alive after each tenth, once the garbage is collected; the note has what is resident too. */
async function measureMemory({ portico, nas, profiles, inspectPort }: Memory, count: number): Promise<Figure> {
  const read = () => liveMegabytes(portico.pid, inspectPort)
  const resident = [residentMegabytes(portico.pid)]
  const alive = [await read()]
  const ends = { in: 0, left: 0, out: 0, silence: 0 }
  for (let reading = 0; reading < READINGS; reading++) {
    const share = Math.ceil(count / READINGS)
    const ways = Array.from({ length: share }, (_, index) => {
      const { method, tls } = WAYS[(index >> 1) % WAYS.length]!
      return { method, tls, profile: profiles[method] }
    })
    // Every second phone of each method walks away, each at another place.
    const { results } = await handshake(portico.authPort, nas, ways, (index) =>
      index % 2 === 1 ? 1 + ((index >> 3) % PLACES) : undefined,
    )
    for (const { end } of results) ends[end]++
    resident.push(residentMegabytes(portico.pid))
    alive.push(await read())
    process.stderr.write(
      `${(reading + 1) * share} conversations, ${alive.at(-1)!.toFixed(0)} MB alive, ${resident.at(-1)!.toFixed(0)} MB resident\n`,
    )
  }
  const half = alive.slice(READINGS / 2)
  const list = (values: readonly number[]) => values.map((value) => value.toFixed(0)).join(', ')
  return {
    name: `memory alive over ${count.toLocaleString('en')} conversations`,
    unit: 'MB',
    median: alive.at(-1)!,
    min: Math.min(...alive),
    max: Math.max(...alive),
    note: `start, then every tenth: ${list(alive)} MB, of which the last half added ${(half.at(-1)! - half[0]!).toFixed(0)}; resident ${list(resident)} MB; ${ends.in} came in, ${ends.left} were left in the middle, ${ends.out + ends.silence} failed`,
  }
}
