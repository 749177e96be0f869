/**
 * Works on each item by itself: one that fails stops no other.
 * @param atOnce how many at the same time @throws at the end, when any failed, with the first reason
 */
export async function eachAlone<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  const waiting = [...items]
  const count = waiting.length
  const faults: Error[] = []
  const one = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await work(next).catch((error: Error) => faults.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  if (faults.length > 0)
    throw new Error(`${faults.length} of ${count} failed: ${faults[0]!.message}`, { cause: faults[0] })
}
