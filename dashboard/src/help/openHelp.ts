import { showWholeLanguage } from '../core/language.ts'

/** What the help needs before it shows: the interface's sentences, which articles quote, and the articles. */
export async function openHelp(): Promise<void> {
  const articles = import('./library.ts').then(({ loadLibrary }) => loadLibrary())
  await Promise.all([showWholeLanguage(), articles])
}

export function readHelpSearch({ q }: Record<string, unknown>): { q?: string } {
  return typeof q === 'string' && q ? { q } : {}
}
