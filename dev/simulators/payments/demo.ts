// The demo's payment providers: real keys in the environment keep them away.
import type { Config } from '../../../server/src/core/config.ts'
import { startPayments, type PaymentsSimulator } from './startPayments.ts'

/** Gives a demo without keys of its own the simulated providers. */
export async function startDemoPayments(config: Config): Promise<PaymentsSimulator | undefined> {
  if (!config.demo || config.isProduction || config.paymentAccounts.length > 0) return undefined
  const sim = await startPayments(`http://127.0.0.1:${config.portalPort}`)
  config.paymentAccounts = [...sim.accounts]
  return sim
}
