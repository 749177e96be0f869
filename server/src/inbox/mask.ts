// What of a conversation leaves the server for members who may not read who guests are.

const NUMBER = /\+?\d[\d .-]{6,}\d/g
const ADDRESS = /[^\s@]+@[^\s@]+\.[^\s@]+/g

/** The first letter of a name. */
export function maskName(name: string): string {
  return name === '' ? '' : `${[...name][0]}***`
}

/** A text without the person's name, numbers and addresses. */
export function maskText(text: string, name: string): string {
  const hidden = text.replaceAll(ADDRESS, '***').replaceAll(NUMBER, '***')
  return name.length > 1 ? hidden.replaceAll(name, maskName(name)) : hidden
}
