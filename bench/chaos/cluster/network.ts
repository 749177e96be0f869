// A network of machines, each in a namespace of its own behind a router that can lose all of a machine's packets.
import { mkdirSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { linkGone } from '../../../e2e/rig/links.ts'
import { openNamespace, type Namespace } from '../../../e2e/rig/namespace.ts'
import { must } from '../../../e2e/rig/run.ts'

/** The last number of an address: of this machine, of the router and of the first machine behind it. */
const [OWN, ROUTER, FIRST] = [1, 254, 11]

export type Link = {
  address: string
  /** Of a process in its namespace, which `nsenter` enters. */
  pid: number
  /** Lets each packet from it and to it vanish, of new connections and of those that exist. */
  cut(): Promise<void>
  repair(): Promise<void>
}

/** Its addresses differ in their last number. */
type Subnet = { interfaceName: string; at(last: number): string }

export type Network = { links: Link[]; close(): Promise<void> }

/** Needs root. What is made vanishes with this process, however it ends. */
export async function openNetwork(folder: string, machines: number): Promise<Network> {
  mkdirSync(folder, { recursive: true })
  const { interfaceName, at } = findSubnet()
  const router = await openNamespace('router', join(folder, 'router'))
  const closing = [() => router.close()]
  const close = async () => {
    for (const step of closing.toReversed()) await step()
    await linkGone(interfaceName)
  }
  try {
    await connectOwn(router, interfaceName, at)
    const links: Link[] = []
    for (let index = 0; index < machines; index++) {
      const machine = await openNamespace(`machine${index + 1}`, join(folder, `machine${index + 1}`))
      closing.push(() => machine.close())
      links.push(await connect(router, machine, at(FIRST + index), at(ROUTER)))
    }
    return { links, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function connectOwn(router: Namespace, interfaceName: string, at: Subnet['at']): Promise<void> {
  await must('sh', [
    '-ec',
    `ip link add ${interfaceName} type veth peer name own netns ${router.pid}
    ip addr add ${at(OWN)} peer ${at(ROUTER)}/32 dev ${interfaceName}
    ip link set ${interfaceName} up
    ip route add ${at(0)}/24 via ${at(ROUTER)}`,
  ])
  await router.must(`echo 1 >/proc/sys/net/ipv4/ip_forward
    ip addr add ${at(ROUTER)} peer ${at(OWN)}/32 dev own
    ip link set own up`)
}

async function connect(router: Namespace, machine: Namespace, address: string, gateway: string): Promise<Link> {
  const { name, pid } = machine
  const ends = ['link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(pid)]
  await must('nsenter', ['-t', String(router.pid), '-n', 'ip', ...ends])
  await router.must(`ip addr add ${gateway} peer ${address}/32 dev ${name}; ip link set ${name} up`)
  await machine.must(`ip addr add ${address} peer ${gateway}/32 dev eth0
    ip link set eth0 up
    ip route add default via ${gateway}`)
  const drop = async (how: '-A' | '-D') => {
    for (const side of ['-s', '-d']) await router.must(`iptables -w ${how} FORWARD ${side} ${address} -j DROP`)
  }
  return { address, pid, cut: () => drop('-A'), repair: () => drop('-D') }
}

/** A part of the range for tests of networks (RFC 2544) in which this machine has no address. */
function findSubnet(): Subnet {
  const used = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? [])
  const free = Array.from({ length: 250 }, (_, step) => 1 + ((process.pid + step) % 250)).find(
    (x) => !used.some((address) => address.startsWith(`198.18.${x}.`)),
  )
  if (free === undefined) throw new Error('no 198.18.x.0/24 is free')
  return { interfaceName: `chaos${free}`, at: (last) => `198.18.${free}.${last}` }
}
