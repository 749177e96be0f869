// Texts that would run if a page took them for markup, each with the number of the field it was written into.

type Payload = (index: number) => string

/** Closes an attribute and a tag; a browser that takes it for markup calls `hit` with the field's number. */
const MARKUP: Payload = (index) => `"'><img src=x onerror=hit(${index})>`

/** One for each way out of a text, by the place it might end up in. */
export const PAYLOADS: readonly Payload[] = [
  MARKUP,
  (index) => `</script><script>hit(${index})</script>`,
  (index) => `<svg onload=hit(${index})>`,
  (index) => `x' autofocus onfocus='hit(${index})`,
  (index) => `{{constructor.constructor('hit(${index})')()}}`,
  (index) => `</title></style></textarea><iframe srcdoc="<script>parent.hit(${index})</script>">`,
]

/** What stands in a field instead of a good text: an address where an address stood, else a text that would run. */
export function textOf(payload: Payload, index: number, was: string): string {
  if (/^[^\s@]+@[^\s@]+$/.test(was)) return `hit.${index}@canary.example`
  if (/^https?:/.test(was)) return `javascript:hit(${index})`
  if (/^\+?\d{9,}$/.test(was)) return `+8499${String(index).padStart(7, '0')}`
  return payload(index)
}

/** Numbers of the fields whose text stands in something. */
export function fieldsIn(text: string): number[] {
  return [...new Set([...text.matchAll(/hit[.(](\d+)/g)].map(([, index]) => Number(index)))]
}
