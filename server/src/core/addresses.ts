import { networkInterfaces } from 'node:os'

/** The first address phones on the same network can reach; loopback when there is none. */
export function lanAddress(): string {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? [])
  return all.find((address) => address.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.1'
}
