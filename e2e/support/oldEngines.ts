// A page as an old browser reads it: unknown rules are dropped, as CSS requires.

/**
 * `ios12`: Safari 12, without :has(), clamp(), `inset` and `gap` in flex boxes. `android6`: the WebView of Android 6
 * (Chrome 44), which has no custom properties either.
 */
export type OldEngine = 'ios12' | 'android6'

const UNKNOWN_SELECTOR: Record<OldEngine, RegExp> = {
  ios12: /:has\(|:is\(|:where\(|:focus-visible/,
  android6: /:has\(|:is\(|:where\(|:focus-visible|:focus-within/,
}
const UNKNOWN_VALUE: Record<OldEngine, RegExp> = {
  ios12: /\bclamp\(|(?<!-)\b(?:svh|dvh)\b|\d(?:svh|dvh)\b/,
  android6: /\bvar\(|\b(?:clamp|min|max|env)\(|\d(?:svh|dvh)\b/,
}
const UNKNOWN_PROPERTY: Record<OldEngine, RegExp> = {
  ios12: /^(?:inset|inset-.*|gap|accent-color|text-wrap|aspect-ratio)$/,
  android6:
    /^(?:--.*|inset.*|gap|accent-color|text-wrap|aspect-ratio|grid.*|margin-(?:block|inline).*|padding-(?:block|inline).*)$/,
}

/** The document with its style sheet reduced to what the engine understands. */
export function asSeenBy(engine: OldEngine, html: string): string {
  return html.replace(/<style>([^]*?)<\/style>/, (_, css: string) => `<style>${reduce(engine, css)}</style>`)
}

function reduce(engine: OldEngine, css: string): string {
  let out = ''
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at)
    if (open < 0) break
    const close = endOf(css, open)
    const [head, body] = [css.slice(at, open), css.slice(open + 1, close)]
    at = close + 1
    if (head.startsWith('@supports')) {
      if (!UNKNOWN_VALUE[engine].test(head)) out += reduce(engine, body)
    } else if (head.startsWith('@media')) out += `${head}{${reduce(engine, body)}}`
    else if (head.startsWith('@')) out += `${head}{${body}}`
    else if (!UNKNOWN_SELECTOR[engine].test(head)) out += `${head}{${declarations(engine, body)}}`
  }
  return out
}

function endOf(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth++
    if (css[at] === '}' && --depth === 0) return at
  }
  return css.length
}

function declarations(engine: OldEngine, body: string): string {
  return body
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':')
      const [name, value] = [declaration.slice(0, colon).trim(), declaration.slice(colon + 1)]
      if (UNKNOWN_PROPERTY[engine].test(name)) return []
      if (!UNKNOWN_VALUE[engine].test(value)) return [declaration]
      // Beside var(), an unknown function is noticed only when computed, too late for a fallback.
      if (name.startsWith('--')) return [`${name}:unknown()`]
      return /\bvar\(/.test(value) && engine !== 'android6' ? [`${name}:unset`] : []
    })
    .join(';')
}
