// What is read once and stays as it is, such as one version of a text: kept by its name, up to so many.

export type Memory<T> = (name: string, read: () => T) => T

/** @param most beyond which all are forgotten and read again. A promise that fails is not kept. */
export function keepUpTo<T>(most: number): Memory<T> {
  const known = new Map<string, T>()
  return (name, read) => {
    const before = known.get(name)
    if (before !== undefined) return before
    if (known.size >= most) known.clear()
    const made = read()
    known.set(name, made)
    if (made instanceof Promise) made.catch(() => known.get(name) === made && known.delete(name))
    return made
  }
}
