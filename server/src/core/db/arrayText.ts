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
    else if (typeof value === 'string')
      text += PLAIN.test(value) ? value : `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
    else if (typeof value === 'number' || typeof value === 'boolean') text += value
    else return undefined
  }
  return `${text}}`
}
