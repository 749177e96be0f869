/** What became of what was pressed, in words. */
export type HomeNotice = { words: string; isGood: boolean }
