// The theme an owner chose: bars, background and accent. Kept in this browser, put on <html> as attributes that
// look.css reads. Every choice is one of a few whose contrast look.test.ts measures.
import { create } from 'zustand'
import { keysOf } from '@portico/contract/records.ts'

const KEY = 'look'

export const BARS = ['plain', 'dark', 'accent'] as const
export const GROUNDS = ['warm', 'cool', 'plain'] as const
export const ACCENTS = {
  lagoon: '#12705c',
  ocean: '#1b6392',
  indigo: '#4a4fa8',
  plum: '#84426f',
  brick: '#a2452c',
  coffee: '#74512f',
} as const

export type Look = {
  sidebar: (typeof BARS)[number]
  topbar: (typeof BARS)[number]
  ground: (typeof GROUNDS)[number]
  accent: keyof typeof ACCENTS
}

export const USUAL_LOOK: Look = { sidebar: 'plain', topbar: 'plain', ground: 'warm', accent: 'lagoon' }

export const useLook = create<Look>(() => readLook(localStorage.getItem(KEY)))

export function changeLook(part: Partial<Look>) {
  useLook.setState(part)
  localStorage.setItem(KEY, JSON.stringify(useLook.getState()))
}

/** What is stored, as far as it is one of the choices. */
export function readLook(stored: string | null): Look {
  const found = parse(stored)
  const one = <Value extends string>(name: keyof Look, choices: readonly Value[]) =>
    choices.find((choice) => choice === found[name])
  return {
    sidebar: one('sidebar', BARS) ?? USUAL_LOOK.sidebar,
    topbar: one('topbar', BARS) ?? USUAL_LOOK.topbar,
    ground: one('ground', GROUNDS) ?? USUAL_LOOK.ground,
    accent: one('accent', keysOf(ACCENTS)) ?? USUAL_LOOK.accent,
  }
}

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

function show(look: Look) {
  const { dataset } = document.documentElement
  for (const [name, value] of Object.entries(look)) dataset[name] = value
}

show(useLook.getState())
useLook.subscribe(show)
