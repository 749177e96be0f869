/** Something wrong, and where. `rule` is the name a planted violation is marked with. */
export type Problem = { file: string; line?: number; rule: string; text: string }

/** What a check found, in the tree and in scripts/planted alike, and how much it looked at. */
export type Found = { problems: Problem[]; saw: string }

/** One check of the house. It looks at the planted violations too, so that it cannot pass blind. */
export type Part = { name: string; run: () => Promise<Found> }
