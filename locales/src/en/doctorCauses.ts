import type { Like } from '../languages.ts'
import type { doctorCauses as vi } from '../vi/doctorCauses.ts'

export const doctorCauses = {
  online: {
    title: 'Is online',
    fix: 'Every link holds. If they still complain, have them switch off mobile data or a VPN.',
  },
  left: {
    title: 'Was online and left',
    fix: 'Nothing to do. They can join the Wi-Fi again.',
  },
  'under-way': {
    title: 'Is on the way',
    fix: 'Wait a minute and look again.',
  },
  stopped: {
    title: 'Stopped',
    fix: 'The step may be long or ask too much. Try it yourself, and ask less if you can.',
  },
  'stopped-code': {
    title: 'Stopped at the code',
    fix: 'The code may not have arrived. Check the SMS, Zalo or e-mail connection, or give a code at the counter.',
  },
  blocked: {
    title: 'Blocked by your list',
    fix: 'To let them in, take them off the block list.',
  },
  quota: {
    title: 'Used up today’s share',
    fix: 'Raise the daily share, or ask them back tomorrow.',
  },
  full: {
    title: 'The gateway is full',
    fix: 'Raise the device’s guest limit, or shorten the sessions.',
  },
  'gateway-offline': {
    title: 'The Wi-Fi device is offline',
    fix: 'Check its power and its way to the Internet.',
  },
  'wrong-secret': {
    title: 'Wrong RADIUS secret in the device',
    fix: 'Copy the RADIUS secret from the device’s set-up again, or make new keys.',
  },
  unsigned: {
    title: 'The device sends packets without a signature',
    fix: 'Switch Message-Authenticator on in the device.',
  },
  'no-request': {
    title: 'The gateway never asked',
    fix: 'Check the device’s login address, its RADIUS ports and firewall; or the guest closed the page.',
  },
  'order-waiting': {
    title: 'The gateway has not fetched the order',
    fix: 'The program on the device may have stopped. Restart the device, then look at its set-up.',
  },
  'order-failed': {
    title: 'The controller did not let them in',
    fix: 'Press “Test” on this device to hear what the controller says.',
  },
  'refused-unknown': {
    title: 'RADIUS does not know this login',
    fix: 'The phone tried by its address without the portal. Have the guest open the portal; if it does not open, check that the device’s walled garden holds the portal’s address.',
  },
  'refused-wrong-password': {
    title: 'Refused by RADIUS: wrong password',
    fix: 'Most likely the secret in the device differs a little. Copy it again.',
  },
  'refused-wrong-device': {
    title: 'Refused by RADIUS: another phone’s login',
    fix: 'The phone’s address changed on the way. Have them leave the Wi-Fi and join again.',
  },
  'refused-wrong-gateway': {
    title: 'Refused by RADIUS: login of another device',
    fix: 'The guest moved to another access point on the way. Have them open the portal again.',
  },
  'refused-used': {
    title: 'Refused by RADIUS: login used already',
    fix: 'Each login is good once. Have them open the portal again.',
  },
  'refused-expired': {
    title: 'Refused by RADIUS: login expired',
    fix: 'Have them open the portal again. If it happens often, check the device’s connection.',
  },
  'refused-revoked': {
    title: 'Refused by RADIUS: was disconnected',
    fix: 'Staff disconnected this guest. They can sign in at the portal again.',
  },
  'refused-denied': {
    title: 'Refused by RADIUS: on your block list',
    fix: 'To let them in, take them off the block list.',
  },
  'no-accounting': {
    title: 'Was let in, but the gateway reports nothing',
    fix: 'Switch on RADIUS accounting in the device, to the same server, port 1813.',
  },
  'never-seen': {
    title: 'This device was never seen',
    fix: 'It has not opened the portal in the last 24 hours. Is it on the right Wi-Fi, with mobile data and VPN off? Then check that the gateway sends guests to the portal.',
  },
  'time-up': {
    title: 'Their time is up',
    fix: 'The session ran to its end. They open the portal again; for longer stays raise the minutes of the device or the login flow.',
  },
  'stopped-provider': {
    title: 'Stopped at the sign-in',
    fix: 'If that sign-in page does not open, compare the device’s walled garden with its set-up. If it opens, the guest gave up there.',
  },
  'code-unknown': {
    title: 'Typed a code that does not exist',
    fix: 'No code of yours reads so. Compare it with the slip, or give a new one at the counter.',
  },
  'code-expired': {
    title: 'The code has expired',
    fix: 'Give them a new one.',
  },
  'code-spent': {
    title: 'The code’s time or data is used up',
    fix: 'Give them a new one.',
  },
  'code-revoked': {
    title: 'The code was revoked',
    fix: 'Somebody at the venue switched it off. Switch its batch on again, or give another code.',
  },
  'code-devices': {
    title: 'The code serves no more devices',
    fix: 'It is in use on as many devices as it may be. Give another, or allow more devices a code in your next batch.',
  },
  'tries-spent': {
    title: 'Too many wrong tries',
    fix: 'Guessing is slowed down. Wait some minutes, then try again with the right one.',
  },
  'password-wrong': {
    title: 'Typed the venue’s password wrong',
    fix: 'Compare the word on the board with the one in the login flow.',
  },
  'code-wrong': {
    title: 'The code that was sent was typed wrong or too late',
    fix: 'Have them ask for it again, and use the newest.',
  },
  'code-undelivered': {
    title: 'The code could not be sent',
    fix: 'Check your SMS, Zalo or e-mail connection; meanwhile give a code at the counter.',
  },
  'not-set-up': {
    title: 'The device is not set up yet',
    fix: 'It has never been heard of. Open its set-up and do each step: the server’s address, the keys, UDP ports 1812 and 1813.',
  },
  'wrong-name': {
    title: 'The device gives another name',
    fix: 'Set its NAS-Identifier to exactly the NAS code here, capitals included.',
  },
  'shared-name': {
    title: 'Another venue’s device has the same NAS code',
    fix: 'So it is not certain whose packets these are. Give this device a code of its own, here and in the device, then copy the RADIUS secret again.',
  },
  'order-address': {
    title: 'The controller has no address we may call',
    fix: 'Edit the device and enter an address of the controller that this server can reach.',
  },
  'order-unreachable': {
    title: 'The controller does not answer',
    fix: 'Is it running? Then check its address and port, and that its firewall lets this server in.',
  },
  'order-certificate': {
    title: 'The controller’s certificate is not trusted',
    fix: 'If the fingerprint above is yours, copy it into the device here.',
  },
  'order-sign-in': {
    title: 'The controller refuses the account or API key',
    fix: 'Edit the device and enter the controller’s name, password or API key again.',
  },
  'order-version': {
    title: 'The controller is of another version',
    fix: 'Edit the device and choose the kind of controller you have.',
  },
  'order-site': {
    title: 'The controller has no such site',
    fix: 'Edit the device and enter the site as the controller calls it.',
  },
  'order-client': {
    title: 'The controller does not see the guest’s device',
    fix: 'It has left the Wi-Fi, or is on another site. Have them switch Wi-Fi off and on.',
  },
  'order-refused': {
    title: 'The controller refused to let them in',
    fix: 'Check that its account may authorise guests, and that the guest’s access point is connected to it.',
  },
  'order-restarted': {
    title: 'The router restarted on the way',
    fix: 'Have them open the portal again. If it happens often, look at the router’s power.',
  },
  'token-refused': {
    title: 'The router did not take the guest’s ticket',
    fix: 'Copy the faskey from the device’s set-up again, check that its FAS level is the one chosen here, and restart openNDS.',
  },
  'no-report': {
    title: 'The router let them in, but its agent says nothing',
    fix: 'Install the Portico agent on the router again, from the device’s set-up; without it nobody knows who is online.',
  },
} as const satisfies Like<typeof vi>
