// Runs inside the browser: opens every form of the screen that is shown and tries every branch in it. The text of this
// file and of those it imports is sent to the page (`../formWalk.ts`).
import { all, controlsIn, isQuestion, layersNow, nameOf, titleOf, wordsAtEdge } from './controls.ts'
import { LONGEST_MS, pause, settle } from './settle.ts'

export type Known = {
  /** Headings that only a broken screen has. */
  broken: readonly string[]
  /** Words before a dot that only an untranslated key has. */
  areas: readonly string[]
  /** Buttons that only close what they stand in. */
  closers: readonly string[]
  /** Dialogs and menus that an earlier screen had, such as the choice of days. */
  tried: readonly string[]
  mostPresses: number
}
export type WalkResult = { faults: string[]; opened: string[]; tried: string[]; presses: number }

type Walk = Known & {
  address: string
  /** What was pressed to get here, for the report. */
  trail: string[]
  /** Controls that were tried, so that none is tried twice. */
  seen: Set<string>
  found: WalkResult
}

const DEEPEST = 4
const LONGEST_TRAIL = 7
const MOST_TRIES = 20
/** Of a long list, such as the world's time zones, the first few and the last stand for all. */
const MOST_CHOICES = 10
const CLOSING_MS = 40
const LOADING_MS = 120

/** Opens and tries everything on the screen. */
async function walkForms(known: Known): Promise<WalkResult> {
  const found = { faults: [], opened: [], tried: [], presses: 0 }
  const walk: Walk = { ...known, address: location.pathname, trail: [], seen: new Set(), found }
  await settle(2 * LOADING_MS)
  judge(walk)
  await tryNew(walk, () => document.querySelector<HTMLElement>('main') ?? document.body, 0, new Set())
  return { ...found, faults: [...new Set<string>(found.faults)] }
}
Object.assign(globalThis, { walkForms })

/** Tries the controls below a root that were not there before, what a choice brings first. */
async function tryNew(walk: Walk, root: () => HTMLElement | null, depth: number, before: ReadonlySet<string>) {
  const next = () =>
    [...controlsIn(walk.closers, root())].find(([name]) => !before.has(name) && !walk.seen.has(name)) ?? []
  while (walk.trail.length < LONGEST_TRAIL && walk.found.presses < walk.mostPresses) {
    let [name, control] = next()
    if (!control && before.size === 0) {
      // A list or a drawer's content may still be on its way.
      await settle(LOADING_MS)
      ;[name, control] = next()
    }
    if (!control || name === undefined) return
    const there = new Set(controlsIn(walk.closers, root()).keys())
    const isInList = control.closest('li, tr, article') !== null && depth === 0
    walk.seen.add(name)
    walk.trail.push(nameOf(control))
    const goOn = async () => (isInList ? undefined : tryNew(walk, root, depth, there))
    if (control instanceof HTMLSelectElement) await chooseEach(walk, control, goOn)
    else if (control.matches('input[aria-haspopup=listbox]')) await pickEach(walk, control, goOn)
    else await tryOne(walk, control, depth, goOn)
    walk.trail.pop()
  }
}

async function tryOne(walk: Walk, control: HTMLElement, depth: number, goOn: () => Promise<void>) {
  const layers = layersNow()
  await press(walk, control, depth === 0)
  await goInto(walk, layers, depth)
  await goBack(walk)
  await goOn()
  if (control.matches('input[type=checkbox], [role=switch]') && control.isConnected) {
    await press(walk, control)
    await goInto(walk, layers, depth)
    await goOn()
  }
}

/** What a press has opened: a menu's items, or a dialog's controls; closed again afterwards. */
async function goInto(walk: Walk, before: HTMLElement[], depth: number) {
  const layer = layersNow().find((one) => !before.includes(one))
  if (!layer) return
  if (layer.getAttribute('role') === 'menu') return tryItems(walk, layer, depth)
  walk.found.opened.push(walk.trail.join(' › '))
  const title = `${titleOf(layer)} ${[...controlsIn(walk.closers, layer).keys()].join(' ')}`
  const isKnown = walk.tried.includes(title)
  walk.found.tried.push(title)
  const glued = wordsAtEdge(layer)
  if (glued) walk.found.faults.push(`${walk.trail.join(' › ')}: “${glued}” is glued to the edge`)
  if (!isKnown && !isQuestion(layer) && depth < DEEPEST)
    await tryNew(walk, () => (layer.isConnected ? layer : null), depth + 1, new Set())
  await close(walk, before.length)
}

/** Each item of a menu, which is opened again for each. */
async function tryItems(walk: Walk, menu: HTMLElement, depth: number) {
  const opener = walk.trail.at(-1)
  const count = itemsOf(menu).length
  for (let i = 0; i < Math.min(count, MOST_CHOICES); i += 1) {
    if (!openMenu()) {
      const button = all(document.body, 'button').find((one) => nameOf(one) === opener && one.checkVisibility())
      if (!button) return
      await press(walk, button)
    }
    const open = openMenu()
    const item = open && itemsOf(open)[i]
    if (!item) continue
    walk.trail.push(nameOf(item))
    const before = layersNow().filter((one) => one !== open)
    await press(walk, item, true)
    await goInto(walk, before, depth)
    await goBack(walk)
    walk.trail.pop()
  }
  openMenu()?.hidePopover()
}

function openMenu(): HTMLElement | undefined {
  return layersNow().find((one) => one.getAttribute('role') === 'menu')
}

/** What a menu can do here; a link leads to another screen, and a language to another interface. */
function itemsOf(menu: HTMLElement): HTMLElement[] {
  return all(menu, '[role^=menuitem], [data-item]').filter((item) => !item.matches(':disabled, a, [lang]'))
}

async function chooseEach(walk: Walk, select: HTMLSelectElement, goOn: () => Promise<void>) {
  const set = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!
  for (const { value, text, disabled } of few(Array.from(select.options))) {
    if (disabled || !select.isConnected) continue
    walk.trail.push(text)
    set.call(select, value)
    select.dispatchEvent(new Event('change', { bubbles: true }))
    walk.found.presses += 1
    await look(walk)
    await goOn()
    walk.trail.pop()
  }
}

async function pickEach(walk: Walk, input: HTMLElement, goOn: () => Promise<void>) {
  const options = () => all(document.getElementById(input.getAttribute('aria-controls') ?? ''), '[role=option]')
  const isOpen = () => input.getAttribute('aria-expanded') === 'true'
  if (!isOpen()) await press(walk, input)
  for (const name of few(options().map(nameOf))) {
    if (!input.isConnected) return
    if (!isOpen()) await press(walk, input)
    const option = options().find((one) => nameOf(one) === name)
    if (!option) continue
    walk.trail.push(name)
    await press(walk, option)
    await goOn()
    walk.trail.pop()
  }
  if (isOpen()) await press(walk, input)
}

function few<T>(choices: T[]): T[] {
  return choices.length > MOST_CHOICES ? [...choices.slice(0, 3), ...choices.slice(-1)] : choices
}

/** Of what closes by its buttons alone. */
function closerIn(walk: Walk, layer: HTMLElement): HTMLElement | undefined {
  return all(layer, 'button').find((button) => walk.closers.includes(nameOf(button)))
}

/** Closes what is above the given number of layers, as a person would: Escape, and "discard" when asked. */
async function close(walk: Walk, most: number) {
  for (let tries = 0; layersNow().length > most && tries < MOST_TRIES; tries += 1) {
    const layers = layersNow()
    const question = layers.find(isQuestion)
    const popover = layers.find((one) => one.matches(':popover-open'))
    if (popover) popover.hidePopover()
    else if (question && tries > 0) all(question, 'button').at(1)?.click()
    else if (layers.at(-1)!.matches('[data-firm]')) closerIn(walk, layers.at(-1)!)?.click()
    else if (tries % 3 === 0) (document.activeElement ?? document.body).dispatchEvent(escape())
    await settle(CLOSING_MS)
  }
  if (layersNow().length > most) walk.found.faults.push(`${walk.trail.join(' › ')}: does not close`)
}

function escape() {
  return new KeyboardEvent('keydown', { key: 'Escape', code: 'Escape', bubbles: true, cancelable: true })
}

/** A press that led to another screen is undone. */
async function goBack(walk: Walk) {
  if (location.pathname === walk.address) return
  judge(walk)
  history.back()
  for (const end = Date.now() + LONGEST_MS; location.pathname !== walk.address && Date.now() < end;) await pause(20)
  await settle(LOADING_MS)
}

async function press(walk: Walk, control: HTMLElement, mayLoad = false) {
  const length = document.body.innerHTML.length
  walk.found.presses += 1
  control.click()
  await look(walk)
  // What is loaded on first use needs a moment longer.
  if (!mayLoad || document.body.innerHTML.length !== length) return
  await settle(LOADING_MS)
  judge(walk)
}

async function look(walk: Walk) {
  await settle()
  judge(walk)
}

/** A broken screen, or a key where a sentence should be. */
function judge({ areas, broken, trail, found }: Walk) {
  const text = document.body.textContent ?? ''
  const heading = all(document.body, 'h1, h2').find((one) => broken.includes(one.textContent ?? ''))
  const key = new RegExp(`(?<![\\w/@.-])(${areas.join('|')})\\.[a-z]\\w+(\\.\\w+)*`).exec(text)
  const fault = heading?.textContent ?? key?.[0]
  if (fault) found.faults.push(`${trail.join(' › ')}: ${fault}`)
}
