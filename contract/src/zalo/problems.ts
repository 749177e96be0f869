// Why an Official Account does not work, as the owner can do something about it.
export const ZALO_PROBLEMS = [
  'reconnect',
  'secret',
  'app-inactive',
  'api-missing',
  'not-authorized',
  'disabled',
  'unverified',
  'package',
  'proof',
  'cloud-account',
  'money',
  'unreachable',
  'other',
] as const
export type ZaloProblem = (typeof ZALO_PROBLEMS)[number]
