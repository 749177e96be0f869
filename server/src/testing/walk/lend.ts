/**
 * One venue, or what else takes long to make, for many calls: it is made again when a call before has used it up.
 * @returns does the work, a second time with a new one where the answer is not 200
 */
export function lend<Lent>(make: () => Promise<Lent>) {
  let lent: Lent | undefined
  return async function use<Answer extends { status: number }>(work: (lent: Lent) => Promise<Answer>): Promise<Answer> {
    const answer = lent && (await work(lent).catch(() => undefined))
    if (answer?.status === 200) return answer
    lent = await make()
    return work(lent)
  }
}
