// What gateways themselves call, on the portal's origin: the openNDS agent and authmon; and the two addresses that
// gateways send guests to and that are not the portal's own: UniFi's fixed one, and the way back from Meraki.
import type { FastifyInstance } from 'fastify'
import { flat } from '../core/http/parameters.ts'
import type { Services } from '../core/services.ts'
import { adapterOf } from './adapters/index.ts'
import { findAgent, takeReport } from './opennds/agent.ts'
import { AgentReport } from './opennds/agentReport.ts'
import { AGENT_SCRIPT } from './opennds/agentScript.ts'
import { comeBack } from './meraki/returnLink.ts'
import type { Presence } from './presence.ts'
import type { Registry } from './registry.ts'
import { useNextSecrets } from './rotation.ts'
import { findSite } from './unifi/findSite.ts'

/** Registers the agent's script and calls, which its key proves, and what openNDS's own authmon asks. */
export function gatewayRoutes(app: FastifyInstance, services: Services, registry: Registry, presence: Presence): void {
  const access = { access: { by: 'anyone' }, rateLimit: { max: 1200 } } as const

  app.get('/agent.sh', { config: access }, (_request, reply) =>
    reply.type('text/x-shellscript; charset=utf-8').send(AGENT_SCRIPT),
  )

  app.post<{ Params: { nasId: string } }>('/agent/:nasId', { config: access }, async (request, reply) => {
    const gateway = findAgent(registry, request.params.nasId, request.headers.authorization)
    if (gateway?.isRenewed) await useNextSecrets(services, gateway)
    if (!gateway) return reply.status(401).type('text/plain').send('unknown device or key\n')
    registry.learn(gateway, request.ip, true)
    const report = AgentReport.safeParse(request.body)
    if (!report.success) return reply.status(400).type('text/plain').send('not a report\n')
    return reply.type('text/plain').send(await takeReport(services, presence, gateway, report.data))
  })

  app.post<{ Params: { entry: string } }>('/g/:entry', { config: access }, async (request, reply) => {
    const gateway = registry.byEntryKey(request.params.entry)
    if (!gateway || !adapterOf(gateway).fetchesOrders) return reply.status(404).type('text/plain').send('')
    // Anyone with the portal's address can call this, so it always answers with an empty queue; our agent has the key.
    const { auth_get: asked = '' } = flat(request.body)
    return reply.type('text/plain').send(asked === 'view' || asked === 'list' ? '*' : 'ack')
  })

  app.get<{ Params: { site: string } }>('/guest/s/:site/', { config: access }, (request, reply) => {
    const gateway = findSite(registry, request.params.site, flat(request.query)['ap'] ?? '')
    // An unknown entry answers, in the guest's language, that this is not the way in.
    return reply.redirect(`/g/${gateway?.entryKey ?? 'unknown'}${request.url.slice(request.url.indexOf('?'))}`, 302)
  })

  app.get<{ Params: { entry: string } }>('/g/:entry/back', { config: access }, async (request, reply) => {
    const gateway = registry.byEntryKey(request.params.entry)
    const onward = gateway && (await comeBack(services, gateway, flat(request.query)))
    if (onward && gateway) presence.heardOf(gateway)
    return reply.redirect(onward ?? '/', 303)
  })
}
