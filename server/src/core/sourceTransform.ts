// How this repository's modules become JavaScript, one by one as a process loads them or all in one file.

export const TRANSFORM = {
  jsx: { runtime: 'automatic', development: false },
  typescript: { onlyRemoveTypeImports: true },
} as const

/** React's own doors, which choose between its two builds. */
export const REACT = /\/node_modules\/react(?:-dom)?\/[\w.-]+\.js$/

/** React's checks for developers take half of drawing a page; they are for browsers and tests. */
export function withoutChecks(source: string): string {
  return source.replaceAll('process.env.NODE_ENV', '"production"')
}
