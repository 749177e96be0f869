// For tests: enough of RouterOS's script grammar to notice what its terminal would stop at.

const COMMAND = /^(?:\/[a-z][\w -]*?|:(?:local|if|put|error|len|pick|find|resolve))(?=[ \]\n]|$)/

/** Faults of a script: unclosed brackets and quotes, and lines that begin with no command. */
export function faultsOf(script: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  let isQuoted = false
  for (const [number, line] of script.split('\n').entries()) {
    const start = line.trim()
    if (!isQuoted && start && !/^[{}]/.test(start) && !COMMAND.test(start)) faults.push(`line ${number + 1}: ${start}`)
    for (let at = 0; at < line.length; at++) {
      const sign = line[at]!
      if (sign === '\\') at++
      else if (sign === '"') isQuoted = !isQuoted
      else if (isQuoted) continue
      else if ('[{('.includes(sign)) open.push(sign)
      else if (']})'.includes(sign) && open.pop() !== '[{('[']})'.indexOf(sign)])
        faults.push(`line ${number + 1}: ${sign} closes nothing`)
    }
    if (isQuoted) faults.push(`line ${number + 1}: a quote stays open`)
    // Outside of ASCII the terminal's code page decides what it reads.
    if (/[^\x20-\x7e]/.test(line)) faults.push(`line ${number + 1}: not ASCII`)
  }
  return open.length > 0 ? [...faults, `${open.join('')} stays open`] : faults
}
