/** Those whose name holds the words typed, whatever their case and accents: "ca phe" finds "Cà phê". */
export function matching<Named extends { name: string }>(all: Named[], typed: string): Named[] {
  const wanted = withoutAccents(typed)
  return wanted ? all.filter(({ name }) => withoutAccents(name).includes(wanted)) : all
}

/** A text as it is compared: lower case, without accents. */
export function withoutAccents(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/đ/g, 'd')
}
