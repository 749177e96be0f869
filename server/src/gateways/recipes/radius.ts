// Any gateway with an outside login page and RADIUS: the values to type into its own screens.
import type { Config } from '../../core/config.ts'
import type { KnownGateway } from '../registry.ts'
import type { RecipeStep } from './step.ts'
import type { RecipeText } from './text.ts'

/** Steps for a box with screens of its own: the values to type, and a way to test them. */
export function radiusRecipe(config: Config, gateway: KnownGateway, t: RecipeText): RecipeStep[] {
  const portal = new URL(config.portalUrl)
  const server = portal.hostname
  const secret = gateway.radiusSecret.toString()
  const legacy = gateway.configuration.messageAuthenticator === 'legacy'
  return [
    {
      text: t('radius-server'),
      code: [
        `RADIUS server        ${server}`,
        `Authentication port  ${config.radiusAuthPort} (UDP)`,
        `Accounting port      ${config.radiusAcctPort} (UDP)`,
        `Shared secret        ${secret}`,
        `NAS-Identifier       ${gateway.nasId}`,
        `Interim interval     60`,
        `Disconnect / CoA     on, UDP ${gateway.configuration.coaPort ?? config.coaPort}`,
      ].join('\n'),
    },
    {
      text: t('radius-page'),
      code: `${config.portalUrl}/g/${gateway.entryKey}?mac=<client MAC>&ip=<client IP>&url=<original URL>`,
    },
    { text: t('radius-garden'), code: portal.host },
    { text: t('radius-login'), code: gateway.configuration.loginUrl ?? 'http://10.5.50.1/login' },
    { text: t(legacy ? 'radius-legacy' : 'radius-message-authenticator') },
    {
      text: t('radius-test'),
      code: `echo 'User-Name=test,User-Password=test,NAS-Identifier=${gateway.nasId},Message-Authenticator=0x00' | radclient -x ${server}:${config.radiusAuthPort} auth '${secret}'`,
    },
    { text: t('join-and-look') },
  ]
}
