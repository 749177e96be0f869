/** Those whose name holds the words typed, whatever their case and accents: "ca phe" finds "Cà phê". */
export function matching<Named extends { name: string }>(all: Named[], typed: string): Named[] {
  const wanted = plain(typed)
  return wanted ? all.filter(({ name }) => plain(name).includes(wanted)) : all
}

function plain(text: string): string {
  return text
    .trim()
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/đ/g, 'd')
}
