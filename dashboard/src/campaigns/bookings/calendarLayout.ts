// Where bookings stand in a month: bars in the lanes of each week, and for a phone the days on which the same ones run.

export type Spell = { id: string; from: string; to: string }
export type Bar = { id: string; lane: number; first: number; last: number; isBegin: boolean; isEnd: boolean }

/** Bars of one week of seven days, each in the first lane that is free for as long as it lasts. */
export function barsOf(spells: readonly Spell[], week: readonly string[]): Bar[] {
  const [monday = '', sunday = ''] = [week[0], week.at(-1)]
  const lanes: number[] = []
  return spells
    .filter(({ from, to }) => from <= sunday && to >= monday)
    .toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : a.to > b.to ? -1 : 1))
    .map(({ id, from, to }) => {
      const first = from < monday ? 0 : week.indexOf(from)
      const last = to > sunday ? week.length - 1 : week.indexOf(to)
      const free = lanes.findIndex((until) => until < first)
      const lane = free < 0 ? lanes.length : free
      lanes[lane] = last
      return { id, lane, first, last, isBegin: from >= monday, isEnd: to <= sunday }
    })
}

export type Run = { from: string; to: string; ids: string[] }

/** Days in a row on which the same bookings run, without those on which none does. */
export function runsOf(spells: readonly Spell[], days: readonly string[]): Run[] {
  const runs: Run[] = []
  let isJoined = false
  for (const day of days) {
    const ids = spells.filter(({ from, to }) => from <= day && to >= day).map(({ id }) => id)
    const before = runs.at(-1)
    if (isJoined && before && before.ids.join() === ids.join()) before.to = day
    else if (ids.length > 0) runs.push({ from: day, to: day, ids })
    isJoined = ids.length > 0
  }
  return runs
}
