import type { CSSVariablesResolver } from '@mantine/core'

/** How much of the accent each shade holds, the rest white (negative: black). Shade 7 is the accent itself. */
const ACCENT_SHARE = [7, 13, 26, 42, 58, 74, 88, 100, -84, -66]

const LIGHT = {
  '--ground': '#faf8f5',
  '--surface': '#ffffff',
  '--sunken': '#f4f1ec',
  '--line': '#e8e3db',
  '--ink': '#26231e',
  '--muted': '#5f594f',
  '--accent-soft': 'var(--accent-0)',
  '--accent-ink': 'var(--accent-8)',
  '--good': '#1c7c4c',
  '--good-soft': '#e3f4ea',
  '--good-ink': '#125a36',
  '--warn': '#a86a05',
  '--warn-soft': '#fcf0d9',
  '--warn-ink': '#714600',
  '--bad': '#b8322a',
  '--bad-soft': '#fcebe9',
  '--bad-ink': '#8f231c',
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': '#736c61',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default-border': '#d3cdc3',
  '--mantine-color-anchor': 'var(--accent-8)',
  '--mantine-color-accent-light-color': 'var(--accent-9)',
}

const DARK = {
  '--ground': '#191816',
  '--surface': '#211f1d',
  '--sunken': '#1d1b19',
  '--line': '#37342f',
  '--ink': '#ece9e3',
  '--muted': '#b9b5ac',
  '--accent-soft': 'color-mix(in oklab, var(--accent) 28%, var(--surface))',
  '--accent-ink': 'var(--accent-3)',
  '--good': '#58c48a',
  '--good-soft': '#173326',
  '--good-ink': '#8fdcb2',
  '--warn': '#e0a94a',
  '--warn-soft': '#392b12',
  '--warn-ink': '#f0c987',
  '--bad': '#f08a80',
  '--bad-soft': '#40201d',
  '--bad-ink': '#f7b3ab',
  '--mantine-color-body': 'var(--ground)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': '#a19c92',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-default': '#272522',
  '--mantine-color-default-border': '#4a4742',
  '--mantine-color-anchor': 'var(--accent-3)',
  '--mantine-color-accent-light': 'var(--accent-soft)',
  '--mantine-color-accent-light-hover': 'color-mix(in oklab, var(--accent) 38%, var(--surface))',
  '--mantine-color-accent-light-color': 'var(--accent-2)',
}

/**
 * Every colour a stylesheet may name. Surfaces: ground, surface, sunken, line. Words: ink, muted.
 * Meaning: accent, good, warn, bad, each with a `-soft` background and, on it, an `-ink`.
 * All pairs meet 4.5:1 in both schemes; `cssVariables.test.ts` measures them.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--accent': '#12705c',
    ...Object.fromEntries(ACCENT_SHARE.map((share, shade) => [`--accent-${shade}`, accentShade(share)])),
    '--focus': 'color-mix(in oklab, var(--accent) 55%, transparent)',
    '--mantine-scale': '1',
  },
  light: LIGHT,
  dark: DARK,
})

function accentShade(share: number): string {
  const other = share < 0 ? 'black' : 'white'
  return share === 100 ? 'var(--accent)' : `color-mix(in oklab, var(--accent) ${Math.abs(share)}%, ${other})`
}
