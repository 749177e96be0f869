// Runs inside the browser: what a screen offers to press, and what lies above it.
const CONTROLS =
  'select, input[type=radio], input[type=checkbox], [role=switch], input[aria-haspopup=listbox], summary, [role=tab], button'
const MOST_ROWS = 1
const MOST_ITEMS = 6
const MOST_TWINS = 12

/** Dialogs and open menus, the upmost last. */
export function layersNow(): HTMLElement[] {
  return all(document.body, '[role=dialog], [popover]').filter((one) =>
    one.hasAttribute('popover') ? one.matches(':popover-open') : one.checkVisibility(),
  )
}

/** Words that stand right at the edge of a drawer: somebody forgot the space around them. */
export function wordsAtEdge(layer: HTMLElement): string | undefined {
  if (layer.hasAttribute('popover')) return undefined
  const { left } = layer.getBoundingClientRect()
  const glued = all(layer, 'p, h3, label, th').find((one) => {
    const box = one.getBoundingClientRect()
    const words = box.left + Number.parseFloat(getComputedStyle(one).paddingLeft)
    return box.width > 40 && words - left < 8 && one.checkVisibility({ visibilityProperty: true })
  })
  return glued?.textContent?.slice(0, 40)
}

export function isQuestion(layer: HTMLElement): boolean {
  return layer.dataset['question'] !== undefined
}

/** What can be pressed, by a name that stays when the screen is drawn again. */
export function controlsIn(closers: readonly string[], root: HTMLElement | null): Map<string, HTMLElement> {
  const isLayer = root?.closest('[role=dialog], [popover]') !== null
  const title = root && isLayer ? titleOf(root) : ''
  const found = new Map<string, HTMLElement>()
  for (const one of all(root, CONTROLS)) {
    if (one.matches(':disabled, [aria-disabled=true], [type=submit], [lang], [tabindex="-1"]:not([role=tab])')) continue
    if (!isLayer && one.closest('[role=dialog], [popover]') !== null) continue
    // One day, page or amount stands for all.
    const name = nameOf(one).replace(/\d+/g, '#')
    const value = one instanceof HTMLInputElement && one.type === 'radio' ? one.value : ''
    if (closers.includes(name) || !isAmongFirst(one, root!) || !one.checkVisibility()) continue
    const full = `${title} ${one.tagName} ${name} ${value}`
    for (let n = 1; n <= (name.includes('#') ? 1 : MOST_TWINS); n += 1)
      if (!found.has(`${full} ${n}`)) {
        found.set(`${full} ${n}`, one)
        break
      }
  }
  return found
}

function isAmongFirst(control: HTMLElement, root: HTMLElement): boolean {
  for (let part: Element | null = control; part && part !== root; part = part.parentElement) {
    const most = part.matches('tr, [draggable]') ? MOST_ROWS : part.matches('li, article') ? MOST_ITEMS : Infinity
    if (most < Infinity && Array.from(part.parentElement?.children ?? []).indexOf(part) >= most) return false
  }
  return true
}

export function titleOf(layer: HTMLElement): string {
  return layer.querySelector('h2')?.textContent ?? layer.getAttribute('aria-label') ?? ''
}

export function nameOf(control: HTMLElement): string {
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : null
  const name = control.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? control.textContent
  return (name || control.tagName).replace(/\s+/g, ' ').trim().slice(0, 60)
}

export function all(root: HTMLElement | null, selector: string): HTMLElement[] {
  return root ? Array.from(root.querySelectorAll<HTMLElement>(selector)) : []
}
