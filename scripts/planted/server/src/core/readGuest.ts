// planted: lint/no-unsafe-type-assertion
/** Reads a guest out of a text that may be anything. */
export function readGuest(text: string): { name: string } {
  return JSON.parse(text) as { name: string }
}
