/** Letters without accents and capitals, as people type them in a hurry. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
}
