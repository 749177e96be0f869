// A migration file as its statements: each is a query of its own, which a pooler or Citus can pass on.

/** Comments, quoted text, quoted names and dollar-quoted bodies, in which a semicolon ends nothing. */
const TOKEN = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]*"|\$(\w*)\$[^]*?\$\1\$|;/g

/** Splits SQL into statements, without their semicolons. Comments before a statement stay with it. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let start = 0
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (token !== ';') continue
    statements.push(text.slice(start, index).trim())
    start = index + 1
  }
  const rest = text.slice(start).trim()
  if (rest.replaceAll(TOKEN, '').trim()) statements.push(rest)
  return statements
}
