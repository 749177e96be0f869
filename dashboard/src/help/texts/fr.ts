// Vite reads the pattern as written here: one file for each language.
export const texts = import.meta.glob<string>('../../../../locales/src/fr/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
export const pictures = import.meta.glob<string>('../../../../locales/src/fr/help/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
