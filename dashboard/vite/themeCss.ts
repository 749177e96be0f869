import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariables } from '../src/core/cssVariables.ts'
import { theme } from '../src/core/theme.ts'

const NAME = 'virtual:theme.css'
/** Default colours no screen uses; their 60 variables would only be weight. */
const UNUSED = /^--mantine-color-(pink|grape|violet|indigo|cyan|lime)-/

/** Writes the theme's CSS variables at build time: nothing to compute at start, and no inline style for the page's policy to allow. */
export function themeCss(): Plugin {
  return {
    name: 'portico:theme',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load: (id) => (id === `\0${NAME}` ? css() : null),
  }
}

function css(): string {
  const full = mergeMantineTheme(DEFAULT_THEME, theme)
  const usual = defaultCssVariablesResolver(full)
  const own = cssVariables(full)
  return convertCssVariables({
    variables: used({ ...usual.variables, ...own.variables }),
    light: used({ ...usual.light, ...own.light }),
    dark: used({ ...usual.dark, ...own.dark }),
  })
}

function used(variables: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !UNUSED.test(name)))
}
