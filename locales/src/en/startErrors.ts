import type { startErrors as source } from '../vi/startErrors.ts'
import type { Like } from '../languages.ts'

export const startErrors = {
  'network/unreachable': 'The server cannot be reached. Check your connection and try again.',
  'request/invalid': 'Something is not right. Check the marked fields.',
  'request/too-large': 'That is too much data for one request.',
  'request/not-found': 'This could not be found.',
  'request/too-many': 'That was too fast. Wait a minute and try again.',
  'auth/required': 'Sign in to continue.',
  'auth/expired': 'Your session has expired. Sign in again.',
  'auth/wrong-password': 'E-mail, mobile number or password is wrong.',
  'auth/forbidden': 'Your role on this page does not allow this.',
  'auth/not-activated':
    'This account is not activated yet. Open the link in the e-mail or enter the code we sent. If it did not arrive, request a new one.',
  'auth/code-invalid': 'This code or link is wrong, already used or expired. Request a new one.',
  'auth/totp-required': 'Enter the 6-digit code from your authenticator app.',
  'auth/totp-wrong': 'The authenticator code is wrong or already used. Wait for the next one and try again.',
  'auth/totp-setup-required': 'Administrators need to turn on two-step sign-in before doing this.',
  'auth/totp-already-on': 'Two-step sign-in is already on.',
  'auth/totp-off': 'Two-step sign-in is off.',
  'auth/google-unavailable': 'Google sign-in is not available right now. Use your password.',
  'auth/google-refused': 'Google did not confirm this sign-in. Try again.',
  'auth/google-email-taken': 'This e-mail already has an account. Sign in with your password.',
  'auth/mobile-unavailable': 'This server cannot send text messages yet. Use an e-mail address.',
  'page/not-found': 'This page does not exist, or you are no longer a member.',
  'page/name-mismatch': 'The name you typed does not match the page name. Type the full name again.',
  'page/too-many':
    'Your account has reached its maximum number of pages. Delete one you do not use, or contact the server’s operator.',
  'plan/required': 'This page’s plan does not include this feature, or has expired. Upgrade or renew it.',
  'auth/sign-up-closed': 'New accounts are closed for now. Contact your platform provider.',
  'plan/limit': 'Your plan has reached its limit. Upgrade it, or delete something first.',
  'invitation/not-found':
    'This invitation does not exist, was already used or has expired. Ask the person who invited you to send it again.',
  'invitation/too-many': 'Too many invitations are pending. Withdraw some, then invite again.',
  'message/country':
    'This server does not send text messages to this number. Use an e-mail address, or ask the operator of the server to allow the country.',
  'message/recipient-limit':
    'This address has reached its message limit for today. Try again tomorrow, or use another address.',
  'message/page-limit': 'This page has reached its message limit for today. Try again tomorrow.',
  'message/account-limit': 'Your account has reached its invitation limit for today. Try again tomorrow.',
  'message/platform-limit':
    'This server has reached its text message limit for today. Use an e-mail address, or try again tomorrow.',
  'device/not-found': 'This device does not exist. It may have been deleted; reload the page.',
  'session/no-guest': 'This session is not linked to a guest.',
  'device/unreachable': 'The device does not respond. Check that it is on and its remote control (CoA) port is open.',
  'session/not-found': 'This session does not exist. Reload the page.',
  'session/already-ended': 'This guest has already left.',
  'try/unavailable': 'The simulated gateway is not running on this server.',
  'server/busy': 'The server is busy. Try again in a moment.',
  'server/unhealthy': 'The server has a problem and must be restarted. Try again in a few minutes.',
  'server/disk-full':
    'The server’s disk is full, so nothing can be saved. Ask the server administrator to free up space.',
  'server/internal': 'Something went wrong on our side. Try again. If it keeps happening, send support the request ID.',
  'field/required': 'Please fill this in.',
  'field/too-short': 'This is too short.',
  'field/at-least-5': 'Enter at least 5 characters.',
  'field/at-least-8': 'Enter at least 8 characters.',
  'field/too-long': 'This is too long.',
  'field/too-small': 'This number is too small.',
  'field/too-big': 'This number is too large.',
  'field/invalid': 'This value is not valid.',
  'field/too-common': 'This password is too easy to guess. Choose a few unrelated words.',
  'field/breached':
    'This password is in a list of stolen passwords, which attackers try. Choose another one, and change it wherever you use it.',
  'field/wrong-password': 'Your current password is not correct.',
  'field/letters-and-digits': 'Use letters and digits only.',
  'field/terms': 'You need to agree to the terms of use.',
  'field/order-address':
    'Commands cannot be sent to this address. Leave it empty to use the address the device sends from, or ask the operator to allow its network (GATEWAY_NETWORKS).',
  'field/duplicate': 'This is already taken.',
} as const satisfies Like<typeof source>
