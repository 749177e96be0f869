/** A page below the home to come back to; anything else is the home. */
export function nextIn(typed: string | undefined): string {
  return typed && /^\/[\w/-]{1,80}$/.test(typed) ? typed : ''
}
