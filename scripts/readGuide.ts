// Reads the blocks of docs/lists.md: files to write, and lines to put after another.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type NewFile = { file: string; text: string }
export type Edit = { file: string; after: string; text: string }

const BLOCK = /^```(\w+) file=(\S+)(?: after="([^"]*)")?\n([\s\S]*?)^```$/gm

/** The parts of a guide, in order. */
export function readGuide(root: string, path: string): { files: NewFile[]; edits: Edit[] } {
  const guide = readFileSync(join(root, path), 'utf8')
  const blocks = [...guide.matchAll(BLOCK)].map(([, kind, file = '', after = '', text = '']) => ({
    kind,
    file,
    after,
    text,
  }))
  return {
    files: blocks.filter(({ kind }) => kind !== 'edit'),
    edits: blocks.filter(({ kind }) => kind === 'edit'),
  }
}

/** A file with an edit made. @throws when no line holds what the edit comes after. */
export function applyEdit(source: string, { file, after, text }: Edit): string {
  const lines = source.split('\n')
  const at = lines.findIndex((line) => line.includes(after))
  if (at < 0) throw new Error(`${file} has no line with ${after}: docs/lists.md is out of date`)
  return [...lines.slice(0, at + 1), ...text.trimEnd().split('\n'), ...lines.slice(at + 1)].join('\n')
}

/** Lines of a text. */
export function countLines(text: string): number {
  return text.trimEnd().split('\n').length
}
