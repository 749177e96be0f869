import { existsSync } from 'node:fs'
import type { Addresses } from './addresses.ts'
import type { Namespace } from './namespace.ts'
import { must } from './run.ts'

/** Connects host – gateway – internet; the host's end vanishes with the gateway's namespace. */
export async function connect(gateway: Namespace, internet: Namespace, at: Addresses) {
  await must('sh', [
    '-ec',
    `
    ip link add ${at.hostLink} type veth peer name wan0 netns ${gateway.pid}
    ip addr add ${at.host}/26 dev ${at.hostLink}
    ip link set ${at.hostLink} up
    nsenter -t ${gateway.pid} -n ip link add up0 type veth peer name eth0 netns ${internet.pid}`,
  ])
  await internet.must(`
    ip addr add ${at.internet}/26 dev eth0
    ip link set eth0 up
    ip route add default via ${at.gatewayUplink}`)
}

/** Waits up to 5 s until the kernel has removed the host's end. */
export async function linkGone(link: string) {
  for (let i = 0; i < 100 && existsSync(`/sys/class/net/${link}`); i++) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
