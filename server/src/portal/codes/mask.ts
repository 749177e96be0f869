/** A contact as a screen may show it: enough for the person who typed it. */
export function maskContact(contact: string): string {
  const [name = '', host] = contact.split('@')
  return host === undefined ? `•••${contact.slice(-3)}` : `${name.slice(0, 1)}•••@${host}`
}
