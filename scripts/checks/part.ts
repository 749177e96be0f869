/** A violation and its place. `rule` is the name that marks it in scripts/planted. */
export type Problem = { file: string; line?: number; rule: string; text: string }

/** The violations of a check, in the tree and in scripts/planted, and how much it examined. */
export type Findings = { problems: Problem[]; saw: string }

/** One house rule. It also examines the planted violations, so that it cannot pass without looking. */
export type Part = { name: string; run: () => Promise<Findings> }
