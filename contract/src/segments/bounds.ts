/** Whether there is a bound, and the least is not above the most. */
export function isBounded({ least, most }: { least?: number; most?: number }): boolean {
  return least === undefined ? most !== undefined : most === undefined || least <= most
}
