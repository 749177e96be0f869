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
  'auth/totp-off': 409,
  'auth/google-unavailable': 503,
  'auth/google-refused': 401,
  'auth/google-email-taken': 409,
  'auth/mobile-unavailable': 409,
  'page/not-found': 404,
  'page/name-mismatch': 409,
  'page/too-many': 409,
  'plan/required': 402,
  'member/not-found': 404,
  'member/duplicate': 409,
  'member/rank': 403,
  'member/last-owner': 409,
  'invitation/not-found': 404,
  'invitation/too-many': 409,
  'message/country': 400,
  'message/recipient-limit': 429,
  'message/page-limit': 429,
  'message/account-limit': 429,
  'message/platform-limit': 429,
  'transfer/not-found': 404,
  'finance/insufficient': 409,
  'finance/currency': 409,
  'finance/key-used': 409,
  'device/not-found': 404,
  'device/duplicate': 409,
  'device/nas-id-crowded': 409,
  'device/unreachable': 502,
  'device/refused': 502,
  /** Someone else has saved this draft since the caller read it; `change` says who and when. */
  'draft/changed': 409,
  'draft/undo-late': 409,
  'flow/not-found': 404,
  'flow/too-many': 409,
  'flow/active': 409,
  'flow/not-ready': 409,
  'flow/not-published': 409,
  'flow/version-not-found': 404,
  'access-code/not-found': 404,
  'access-code/batch-not-found': 404,
  'access-code/too-short': 409,
  'access-code/too-many': 409,
  'access-code/too-many-batches': 409,
  'access-code/in-use': 409,
  'access-code/over': 409,
  'template/not-found': 404,
  'template/too-many': 409,
  'template/active': 409,
  'template/not-published': 409,
  'template/version-not-found': 404,
  'session/not-found': 404,
  'session/already-ended': 409,
  'session/no-guest': 409,
  'guest/not-found': 404,
  /** Somebody, or the guest, changed what the caller had on screen. */
  'guest/changed': 409,
  /** It was taken back already, or its time is over. */
  'merge/over': 409,
  /** A newer merge of the same guest has to be taken back first. */
  'merge/newer': 409,
  'lead/not-found': 404,
  'lead/not-assigned': 403,
  'lead/no-stage': 409,
  /** Somebody else has changed the lead since the caller read it. */
  'lead/changed': 409,
  'lead/stage-in-use': 409,
  'tag/not-found': 404,
  'segment/not-found': 404,
  /** Something chooses guests by it; its uses say what. */
  'segment/in-use': 409,
  /** Somebody else has saved it since. */
  'segment/changed': 409,
  'campaign/not-found': 404,
  /** Somebody else has saved it since. */
  'campaign/changed': 409,
  'campaign/too-many': 409,
  'wifi-campaign/not-found': 404,
  'wifi-campaign/changed': 409,
  'wifi-campaign/too-many': 409,
  'wifi-campaign/ends-before-start': 400,
  'wifi-campaign/nothing-to-show': 409,
  'approval/expired': 404,
  'access-rule/not-found': 404,
  'access-rule/duplicate': 409,
  'access-rule/no-guest': 404,
  'connection/not-found': 404,
  'alert-channel/not-found': 404,
  'alert-channel/too-many': 409,
  'webhook/not-found': 404,
  'webhook/off': 409,
  'webhook/too-many': 409,
  'delivery/not-found': 404,
  'api-key/not-found': 404,
  'api-key/too-many': 409,
  'media/not-found': 404,
  'media/in-use': 409,
  'media/upload-not-found': 404,
  'media/address-unreachable': 422,
  'media/upload-offset': 409,
  'media/upload-damaged': 422,
  'media/upload-unfinished': 409,
  'media/over-quota': 409,
  'media/too-large': 413,
  'media/too-many-uploads': 409,
  'media/unsupported': 415,
  'media/unreadable': 422,
  'notification/no-address': 409,
  'try/unavailable': 503,
  'report/unknown-range': 400,
  'report/range-reversed': 400,
  'report/range-too-long': 400,
  'report/range-in-future': 400,
  'report/too-heavy': 503,
  'report/not-found': 404,
  'report/share-expired': 410,
  'report/too-many-schedules': 409,
  'report/too-many-shares': 409,
  'server/busy': 503,
  /** The process itself is broken: a supervisor restarts it. */
  'server/unhealthy': 503,
  /** Nothing can be stored until the operator makes room. */
  'server/disk-full': 507,
  'server/internal': 500,
} as const

export type ErrorCode = keyof typeof ERRORS

/** What an error looks like on the wire. `fields` names the offending inputs, each with a sentence. */
export type ErrorBody = {
  code: ErrorCode
  message: string
  fields?: Record<string, string>
  /** Of `draft/changed` only. */
  change?: DraftChange
  requestId?: string
}

/** Who saved a draft last, by display name, and when; null for an account that is gone. */
export type DraftChange = { by: string | null; at: string }

/** What can be wrong with one field; each has a phrase too. */
export const FIELD_PROBLEMS = [
  'field/required',
  'field/too-short',
  'field/at-least-5',
  'field/at-least-8',
  'field/too-long',
  'field/too-small',
  'field/too-big',
  'field/invalid',
  'field/duplicate',
  'field/too-common',
  'field/wrong-password',
  'field/letters-and-digits',
  'field/terms',
  'field/order-address',
] as const
export type FieldProblem = (typeof FIELD_PROBLEMS)[number]
