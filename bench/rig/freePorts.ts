import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** TCP ports nobody listens on at this moment, all different. */
export async function freeTcpPorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => (probe.address() as { port: number }).port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}

/** UDP ports nobody listens on at this moment, all different. */
export async function freeUdpPorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createSocket('udp4').bind(0, '127.0.0.1'))
  await Promise.all(probes.map((probe) => once(probe, 'listening')))
  const ports = probes.map((probe) => probe.address().port)
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')))
  return ports
}
