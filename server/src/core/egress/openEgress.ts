import type { Config } from '../config.ts'
import { makeEgress, type Egress } from './egress.ts'

/** The way out, open to what the operator configured. */
export function openEgress(config: Config): Egress {
  return makeEgress([
    config.smsUrl,
    config.tracesUrl,
    config.breachUrl,
    config.googleIssuer,
    config.znsUrl,
    config.facebookUrl,
    config.zaloUrl,
    config.zaloOpenapiUrl,
    config.llm.baseUrl,
    ...[...config.paymentAccounts, ...Object.values(config.paymentUrls)].flatMap((one) =>
      'apiUrl' in one && typeof one.apiUrl === 'string' ? [one.url, one.apiUrl] : one.url,
    ),
    ...config.egressTrust,
    config.s3?.endpoint ?? '',
  ])
}
