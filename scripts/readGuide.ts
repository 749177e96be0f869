// Reads the blocks of docs/lists.md: files to write, and lines to insert after others or to put in their place.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type NewFile = { file: string; text: string }
export type Edit = { file: string; at: string; isInstead: boolean; text: string }

const BLOCK = /^```(\w+) file=(\S+)(?: (after|instead)="([^"]*)")?\n([\s\S]*?)^```$/gm

/** The blocks of a guide, in order. */
export function readGuide(root: string, path: string): { files: NewFile[]; edits: Edit[] } {
  const guide = readFileSync(join(root, path), 'utf8')
  const blocks = [...guide.matchAll(BLOCK)].map(([, kind, file = '', place, at = '', text = '']) => ({
    kind,
    file,
    at,
    isInstead: place === 'instead',
    text,
  }))
  return {
    files: blocks.filter(({ kind }) => kind !== 'edit'),
    edits: blocks.filter(({ kind }) => kind === 'edit'),
  }
}

/** Applies an edit to a file. @throws when no line contains the edit's anchor. */
export function applyEdit(source: string, { file, at, isInstead, text }: Edit): string {
  const lines = source.split('\n')
  const index = lines.findIndex((line) => line.includes(at))
  if (index < 0) throw new Error(`${file} has no line with ${at}: docs/lists.md is out of date`)
  return lines.toSpliced(isInstead ? index : index + 1, isInstead ? 1 : 0, ...text.trimEnd().split('\n')).join('\n')
}

/** Lines of a text. */
export function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}
