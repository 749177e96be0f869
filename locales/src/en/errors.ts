import type { errors as source } from '../vi/errors.ts'
import type { Like } from '../languages.ts'

export const errors = {
  'network/unreachable': 'The server cannot be reached. Check your connection and try again.',
  'request/invalid': 'Something is not right yet. Please check the marked fields.',
  'request/too-large': 'That is too much data for one request.',
  'request/not-found': 'This does not exist.',
  'request/too-many': 'That was too fast. Wait a minute and try again.',
  'auth/required': 'Please sign in to continue.',
  'auth/expired': 'Your session has ended. Please sign in again.',
  'auth/wrong-password': 'E-mail, mobile number or password is wrong.',
  'auth/forbidden': 'Your role on this page does not allow that.',
  'page/not-found': 'This page does not exist, or you are no longer a member of it.',
  'page/name-mismatch': 'The name you typed is not the name of the page.',
  'device/not-found': 'This device does not exist.',
  'device/duplicate': 'Your page already has a device with this NAS id. Choose another.',
  'device/unreachable': 'The device does not answer. Check that it is on and its CoA port is open.',
  'session/not-found': 'This session does not exist.',
  'session/already-ended': 'This guest has already left.',
  'try/unavailable': 'The simulated gateway is not running on this server.',
  'server/busy': 'The server is busy. Try again in a moment.',
  'server/internal': 'Something went wrong on our side. Try again; if it stays, tell support the request id.',
  'field/required': 'Please fill this in.',
  'field/too-short': 'This is too short.',
  'field/too-long': 'This is too long.',
  'field/invalid': 'This value is not valid.',
  'field/duplicate': 'This is already taken.',
} as const satisfies Like<typeof source>
