import type { Person } from './readRow.ts'

/** Rows of one chunk as people: each number and each address once. `joined` are rows that went into one before. */
export type People = { people: Person[]; joined: { isNews: boolean }[] }

/** Makes one of the rows that have a number or an address in common: the first says most, the others fill it in. */
export function joinSame(all: readonly Person[]): People {
  const byContact = new Map<string, Person>()
  const people: Person[] = []
  const joined: People['joined'] = []
  for (const person of all) {
    const first = byContact.get(person.phone) ?? byContact.get(person.email)
    if (first) joined.push({ isNews: fillIn(first, person, byContact) })
    else people.push(person)
    for (const contact of [person.phone, person.email])
      if (contact !== '' && !byContact.has(contact)) byContact.set(contact, first ?? person)
  }
  return { people, joined }
}

/** @returns whether the row said anything new */
function fillIn(first: Person, row: Person, byContact: Map<string, Person>): boolean {
  let isNews = false
  for (const field of ['name', 'phone', 'email', 'language', 'consentOn'] as const) {
    if (first[field] !== '' || row[field] === '') continue
    // A number or address of somebody else in the file stays theirs.
    if ((field === 'phone' || field === 'email') && byContact.has(row[field])) continue
    first[field] = row[field]
    isNews = true
  }
  for (const [key, value] of Object.entries(row.more)) {
    if (Object.hasOwn(first.more, key)) continue
    first.more[key] = value
    isNews = true
  }
  const tags = row.tags.filter((tag) => !first.tags.includes(tag))
  first.tags.push(...tags)
  if (row.note !== '' && !first.note.split('\n').includes(row.note)) {
    first.note = [first.note, row.note].filter(Boolean).join('\n').slice(0, 2000)
    isNews = true
  }
  first.value ??= row.value
  return isNews || tags.length > 0
}
