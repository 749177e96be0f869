// How the cache names what this screen shows.

export const SIGN_INS = ['/auth/sign-ins']
export const TWO_STEP = ['/auth/totp']
export const ACCOUNT_LOG = ['/auth/log']
