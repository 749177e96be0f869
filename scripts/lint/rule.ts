import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule as oxlint runs it: a visitor of the syntax tree, made anew for each file. */
export type Rule = Parameters<RuleTester['run']>[1]
