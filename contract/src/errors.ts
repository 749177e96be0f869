// One table of errors: code -> HTTP status. A code's sentence lives in the locale files
// under `errors`, so an error without a translation in all six languages does not compile.

export const ERRORS = {
  /** Made by the client when no server answered. */
  'network/unreachable': 0,
  'request/invalid': 400,
  'request/too-large': 413,
  'request/not-found': 404,
  'request/too-many': 429,
  'auth/required': 401,
  'auth/expired': 401,
  'auth/wrong-password': 401,
  'auth/forbidden': 403,
  'auth/not-activated': 403,
  'auth/code-invalid': 400,
  'auth/totp-required': 401,
  'auth/totp-wrong': 401,
  'auth/totp-setup-required': 403,
  'auth/totp-already-on': 409,
  'auth/google-unavailable': 503,
  'auth/google-refused': 401,
  'auth/google-email-taken': 409,
  'auth/mobile-unavailable': 409,
  'page/not-found': 404,
  'page/name-mismatch': 409,
  'plan/required': 402,
  'member/not-found': 404,
  'member/duplicate': 409,
  'member/rank': 403,
  'member/last-owner': 409,
  'invitation/not-found': 404,
  'invitation/too-many': 429,
  'transfer/not-found': 404,
  'device/not-found': 404,
  'device/duplicate': 409,
  'device/unreachable': 502,
  'session/not-found': 404,
  'session/already-ended': 409,
  'try/unavailable': 503,
  'server/busy': 503,
  'server/internal': 500,
} as const

export type ErrorCode = keyof typeof ERRORS

/** What an error looks like on the wire. `fields` names the offending inputs, each with a sentence. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  requestId?: string
}

/** What can be wrong with one field; each has a phrase too. */
export const FIELD_PROBLEMS = [
  'field/required',
  'field/too-short',
  'field/too-long',
  'field/invalid',
  'field/duplicate',
  'field/too-common',
  'field/wrong-password',
  'field/letters-and-digits',
  'field/terms',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]
