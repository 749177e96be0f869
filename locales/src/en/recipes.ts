import type { recipes as source } from '../vi/recipes.ts'
import type { Like } from '../languages.ts'

export const recipes = {
  'opennds-install': 'Sign in to the OpenWrt router (SSH) and install openNDS.',
  'opennds-settings': 'Paste this so that openNDS sends guests to your welcome page.',
  'opennds-agent':
    'Install the small agent that reports who is online and takes orders to disconnect. It only calls out; it opens no port.',
  'opennds-start': 'Restart openNDS and the agent. The device turns green within seconds.',
  'join-and-look':
    'Join this Wi-Fi with your phone. The welcome page opens by itself, and you see yourself among the guests online.',
  'radius-server': 'In the device’s RADIUS settings, enter these values for both authentication and accounting.',
  'radius-page': 'Set this as the external login page; replace the parts in <> by the device’s own variables.',
  'radius-garden': 'Allow this address before sign-in (walled garden).',
  'radius-login':
    'The address of the device’s own login page, where the phone brings its one-time password. It must match what you entered here.',
  'radius-message-authenticator':
    'Switch Message-Authenticator on. Packets without it are ignored, against forgery (BlastRADIUS).',
  'radius-legacy':
    'This device may send packets without Message-Authenticator. Update its firmware, then set it back to required.',
  'radius-test':
    'To try it from a computer with radclient: strangers get no answer, this command must get an Access-Reject.',
} as const satisfies Like<typeof source>
