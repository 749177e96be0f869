import type { useText } from '../../core/useText.ts'

type Text = ReturnType<typeof useText<'sessions'>>

/** A hardware address as people read it. */
export function spellMac(mac: string): string {
  return (mac.match(/../g) ?? []).join(':').toUpperCase()
}

/** A guest who is online, in a few words. */
export function nameOf({ guestName, mac }: { guestName: string | null; mac: string }, t: Text): string {
  return guestName || spellMac(mac) || t('unknown')
}

/** Bits a second as people say them: 800 kbps, 5.2 Mbps. */
export function speedOf(bits: number, format: { decimal: (value: number) => string }): string {
  return bits < 1_000_000
    ? `${format.decimal(Math.round(bits / 1000))} kbps`
    : `${format.decimal(bits / 1_000_000)} Mbps`
}
