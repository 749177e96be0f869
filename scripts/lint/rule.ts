import type { RuleTester } from 'oxlint/plugins-dev'

/** A rule as oxlint runs it: a syntax tree visitor, created for each file. */
export type Rule = Parameters<RuleTester['run']>[1]
