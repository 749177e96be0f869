// The agent's side for tests: what it posts, over real HTTP.
import type { KnownGateway } from '../gateways/index.ts'
import type { RunningServer } from '../processes/all.ts'

/** One report, well-formed or not. @param key null sends none */
export function reportAs(
  { services }: RunningServer,
  gateway: KnownGateway,
  body: unknown,
  key: string | null = gateway.agentKey,
): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (key !== null) headers['authorization'] = `Bearer ${key}`
  return fetch(`${services.config.portalUrl}/agent/${gateway.nasId}`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

/** Who is online and what came of orders. @returns the orders to carry out */
export async function tellAs(
  running: RunningServer,
  gateway: KnownGateway,
  clients: Record<string, string>[],
  results: object[] = [],
): Promise<string> {
  const response = await reportAs(running, gateway, {
    agent: '2',
    version: '9.10.0',
    clients: {
      client_list_length: String(clients.length),
      clients: Object.fromEntries(clients.map((one) => [one['mac'], one])),
    },
    results,
  })
  if (response.status !== 200) throw new Error(`the agent was answered ${response.status}`)
  return response.text()
}
