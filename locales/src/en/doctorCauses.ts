import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'Is online',
    fix: 'Every step works. If the guest still has trouble, ask them to turn off mobile data or their VPN.',
  },
  left: {
    title: 'Was online and left',
    fix: 'Nothing to do. They can join the Wi-Fi again.',
  },
  'under-way': {
    title: 'Signing in',
    fix: 'Wait a minute and check again.',
  },
  stopped: {
    title: 'Stopped',
    fix: 'The step may be long or ask too much. Try it yourself, and ask for less if you can.',
  },
  'stopped-code': {
    title: 'Stopped at the code',
    fix: 'The code may not have arrived. Check SMS, Zalo or e-mail under Integrations, or issue a code at the counter.',
  },
  blocked: {
    title: 'Blocked by your list',
    fix: 'To let them in, remove them from the block list.',
  },
  quota: {
    title: 'Daily limit used up',
    fix: 'Raise the daily limit, or invite them back tomorrow.',
  },
  full: {
    title: 'The device is full',
    fix: 'Raise the device’s guest limit, or shorten sessions.',
  },
  'gateway-offline': {
    title: 'The Wi-Fi device is offline',
    fix: 'Check its power and Internet connection.',
  },
  'wrong-secret': {
    title: 'Wrong RADIUS secret in the device',
    fix: 'Copy the RADIUS secret from the device’s setup again, or create new keys.',
  },
  unsigned: {
    title: 'The device sends packets without a signature',
    fix: 'Turn on Message-Authenticator in the device.',
  },
  'no-request': {
    title: 'The device never asked the server',
    fix: 'Check the device’s sign-in address, RADIUS ports and firewall. The guest may also have closed the page.',
  },
  'order-waiting': {
    title: 'The device has not fetched the command',
    fix: 'The program on the device may have stopped. Restart the device, then check its setup.',
  },
  'order-failed': {
    title: 'The controller did not let them in',
    fix: 'Press “Test” on this device to see the controller’s error.',
  },
  'refused-unknown': {
    title: 'RADIUS does not recognise this login',
    fix: 'The phone tried to sign in with its address, without the welcome page. Ask the guest to open the welcome page. If it does not open, check that its address is open before sign-in (walled garden) on the device.',
  },
  'refused-wrong-password': {
    title: 'Refused by RADIUS: wrong password',
    fix: 'The secret in the device is probably slightly different. Copy it again.',
  },
  'refused-wrong-device': {
    title: 'Refused by RADIUS: another phone’s login',
    fix: 'The phone’s address changed while signing in. Ask the guest to leave the Wi-Fi and join again.',
  },
  'refused-wrong-gateway': {
    title: 'Refused by RADIUS: login of another device',
    fix: 'The guest moved to another access point while signing in. Ask them to open the welcome page again.',
  },
  'refused-used': {
    title: 'Refused by RADIUS: login already used',
    fix: 'Each login works once. Ask the guest to open the welcome page again.',
  },
  'refused-expired': {
    title: 'Refused by RADIUS: login expired',
    fix: 'Ask the guest to open the welcome page again. If it happens often, check the device’s clock and connection.',
  },
  'refused-revoked': {
    title: 'Refused by RADIUS: guest was disconnected',
    fix: 'Staff disconnected this guest. They can sign in again on the welcome page.',
  },
  'refused-denied': {
    title: 'Refused by RADIUS: on your block list',
    fix: 'To let them in, remove them from the block list.',
  },
  'eap-untrusted': {
    title: 'The phone does not trust the network’s certificate',
    fix: 'The profile on the phone holds another root certificate, or the network was typed in without one. Remove the network and install the profile again from the guest’s page.',
  },
  'eap-server-expired': {
    title: 'The Wi-Fi server’s certificate has expired',
    fix: 'If you use a certificate of your own, replace it under Wi-Fi profiles. The system’s own is renewed by itself: then check the clock of the phone.',
  },
  'eap-method': {
    title: 'Wrong Wi-Fi sign-in method',
    fix: 'The phone was set up by hand with PEAP or MSCHAPv2. Choose TTLS and PAP inside it, or install the profile again.',
  },
  'eap-broken': {
    title: 'The encrypted handshake broke off',
    fix: 'Weak signal, packets cut short on the way, or a device too old for TLS 1.2. Move closer to the access point and try again.',
  },
  'eap-no-keys': {
    title: 'Let in, but the access point does not use the keys',
    fix: 'The server sent the keys and no session began. Set the second network to WPA2/WPA3-Enterprise, and check the RADIUS secret in the device.',
  },
  'profile-off': {
    title: 'Wi-Fi profiles are off',
    fix: 'Turn them on under Wi-Fi profiles, or change this network back to the usual sign-in.',
  },
  'profile-unknown': {
    title: 'Unknown Wi-Fi profile',
    fix: 'It is not of this venue, or its name and password were mistyped. Ask the guest to install it again from their page.',
  },
  'profile-revoked': {
    title: 'The Wi-Fi profile was revoked',
    fix: 'The venue or the guest ended it. The guest can sign in on the welcome page and install a new one.',
  },
  'profile-expired': {
    title: 'The Wi-Fi profile has expired',
    fix: 'The guest signs in on the welcome page and installs a new one. You can allow a longer time under Wi-Fi profiles.',
  },
  'profile-withdrawn': {
    title: 'The guest took back their agreement to the terms',
    fix: 'They must open the welcome page and agree again before their device joins by itself.',
  },
  'no-accounting': {
    title: 'Let in, but the device does not report back',
    fix: 'Turn on session reporting (RADIUS accounting) in the device, to the same server, port 1813.',
  },
  'never-seen': {
    title: 'This phone has never been seen',
    fix: 'It has not opened the welcome page in the last 24 hours. Is it on the right Wi-Fi, with mobile data and VPN off? Then check that the device redirects guests to the welcome page.',
  },
  'time-up': {
    title: 'Time is up',
    fix: 'The session has ended. The guest can open the welcome page again. For longer sessions, raise the minutes on the device or in the login flow.',
  },
  'stopped-provider': {
    title: 'Stopped at the sign-in',
    fix: 'If that sign-in page does not open, compare the addresses open before sign-in (walled garden) on the device with its setup. If it opens, the guest gave up there.',
  },
  'code-unknown': {
    title: 'Entered a code that does not exist',
    fix: 'You have no such code. Compare it with the slip, or issue a new one at the counter.',
  },
  'code-expired': {
    title: 'The code has expired',
    fix: 'Issue a new code.',
  },
  'code-spent': {
    title: 'The code’s time or data is used up',
    fix: 'Issue a new code.',
  },
  'code-revoked': {
    title: 'The code was revoked',
    fix: 'Someone at the venue turned it off. Turn its batch back on, or issue another code.',
  },
  'code-devices': {
    title: 'The code has reached its device limit',
    fix: 'It is in use on the maximum number of devices. Issue another code, or allow more devices per code in your next batch.',
  },
  'tries-spent': {
    title: 'Too many wrong attempts',
    fix: 'Attempts are paused to stop guessing. Wait a few minutes, then try again with the right code.',
  },
  'password-wrong': {
    title: 'Entered the wrong venue password',
    fix: 'Compare the password on the board with the one in the login flow.',
  },
  'code-wrong': {
    title: 'The code was entered wrong or too late',
    fix: 'Ask the guest to request it again and use the newest code.',
  },
  'code-undelivered': {
    title: 'The code could not be sent',
    fix: 'Check SMS, Zalo or e-mail under Integrations; meanwhile issue a code at the counter.',
  },
  'not-set-up': {
    title: 'The device is not set up yet',
    fix: 'It has never connected. Open its setup and complete each step: server address, keys, UDP ports 1812 and 1813.',
  },
  'wrong-name': {
    title: 'The device uses a different ID',
    fix: 'Set its NAS-Identifier to exactly the NAS ID shown here, including capitals.',
  },
  'shared-name': {
    title: 'Another venue’s device has the same NAS ID',
    fix: 'Another venue uses this NAS ID too, so we cannot tell whose packets these are. Choose a unique ID, here and in the device, then copy the RADIUS secret again.',
  },
  'order-address': {
    title: 'The controller has no usable address',
    fix: 'Edit the device and enter a controller address this server can reach.',
  },
  'order-unreachable': {
    title: 'The controller does not answer',
    fix: 'Check that it is running, that its address and port are right, and that its firewall allows this server.',
  },
  'order-certificate': {
    title: 'The controller’s certificate is not trusted',
    fix: 'If the fingerprint above is yours, copy it into this device’s settings.',
  },
  'order-sign-in': {
    title: 'The controller refuses the account or API key',
    fix: 'Edit the device and enter the controller’s name, password or API key again.',
  },
  'order-version': {
    title: 'The controller is a different version',
    fix: 'Edit the device and choose the right controller type.',
  },
  'order-site': {
    title: 'The controller has no such site',
    fix: 'Edit the device and enter the site ID as shown in the controller.',
  },
  'order-client': {
    title: 'The controller does not see the guest’s phone',
    fix: 'It has left the Wi-Fi or is on another site. Ask the guest to turn Wi-Fi off and on.',
  },
  'order-refused': {
    title: 'The controller refused to let them in',
    fix: 'Check that its account may authorise guests, and that the guest’s access point is connected to it.',
  },
  'order-restarted': {
    title: 'The router restarted during sign-in',
    fix: 'Ask the guest to open the welcome page again. If it happens often, check the router’s power.',
  },
  'token-refused': {
    title: 'The router rejected the guest’s login token',
    fix: 'Copy the faskey from the device’s setup again, check that its FAS level matches the one chosen here, and restart openNDS.',
  },
  'no-report': {
    title: 'The router let them in, but the Portico agent on it does not report back',
    fix: 'Reinstall the Portico agent on the router from the device’s setup; without it we cannot tell who is online.',
  },
} as const satisfies Like<typeof vi>
