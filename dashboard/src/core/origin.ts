/** Where to go after signing in: the place that asked for it, as long as it is one of ours. */
export function homeAfterSignIn(from: string | undefined): string {
  return from && /^\/dashboard(?:[/?#]|$)/.test(from) && !from.includes('\\') ? from : '/dashboard'
}
