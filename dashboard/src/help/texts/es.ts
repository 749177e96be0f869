// Vite reads the pattern as written here: one file for each language.
export const texts = import.meta.glob<string>('../../../../locales/src/es/help/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
// Taken in Vietnamese and English.
export const pictures = import.meta.glob<string>('../../../../locales/src/en/help/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})
