import { createServer, type Server } from 'node:net'
import { networkInterfaces } from 'node:os'

export type Addresses = Awaited<ReturnType<typeof claimAddresses>>

/** Takes a 10.77.x.0/24 that no other rig or interface on this machine uses, divided into three links of 64. */
export async function claimAddresses() {
  const used = Object.values(networkInterfaces()).flatMap((list) => list?.map((it) => it.address))
  const first = process.pid % 250
  for (let step = 0; step < 250; step++) {
    const x = 1 + ((first + step) % 250)
    if (used.some((address) => address?.startsWith(`10.77.${x}.`))) continue
    const claim = await claimed(x)
    if (!claim) continue
    const at = (last: number) => `10.77.${x}.${last}`
    return {
      hostLink: `ndsrig${x}`,
      host: at(1),
      gatewayWan: at(2),
      gatewayLan: at(65),
      firstLease: at(70),
      lastLease: at(120),
      gatewayUplink: at(129),
      internet: at(130),
      release: () => claim.close(),
    }
  }
  throw new Error('no free 10.77.x.0/24 is left for the test network')
}

// An abstract socket belongs to its process: the kernel releases it however the process ends.
function claimed(x: number) {
  return new Promise<Server | undefined>((resolve) => {
    const server = createServer().unref()
    server.once('error', () => resolve(undefined))
    server.listen({ path: `\0opennds-rig-${x}`, exclusive: true }, () => resolve(server))
  })
}
