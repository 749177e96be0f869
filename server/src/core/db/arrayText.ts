// Lists as PostgreSQL reads them (documentation §8.15.2). The driver quotes and escapes each element; ids, numbers and
// instants need neither, and a batch has thousands.

/** Text that needs no quotes in an array literal. The bare word NULL would become null. */
const PLAIN = /^(?!null$)[\w.:@+-]+$/i

/** A flat list as text; undefined when it holds anything but text, numbers, booleans and nulls. */
export function arrayText(list: readonly unknown[]): string | undefined {
  let text = '{'
  for (const [index, value] of list.entries()) {
    if (index > 0) text += ','
    if (value === null) text += 'NULL'
    else if (typeof value === 'string') text += quote(value)
    else if (typeof value === 'number' || typeof value === 'boolean') text += value
    else return undefined
  }
  return `${text}}`
}

/** Columns of a batch hold the same text again and again. */
let quoted = { value: '', text: '""' }

function quote(value: string): string {
  if (PLAIN.test(value)) return value
  if (quoted.value !== value) {
    const escaped = value.replaceAll('\\', String.raw`\\`).replaceAll('"', String.raw`\"`)
    quoted = { value, text: `"${escaped}"` }
  }
  return quoted.text
}
