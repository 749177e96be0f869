import { createTheme, type MantineColorsTuple } from '@mantine/core'

const shades = (name: string): MantineColorsTuple => {
  const shade = (n: number) => `var(--${name}-${n})`
  return [shade(0), shade(1), shade(2), shade(3), shade(4), shade(5), shade(6), shade(7), shade(8), shade(9)]
}

const FONT =
  "'Be Vietnam Pro', system-ui, -apple-system, 'Segoe UI', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif"

/** The look of the dashboard. Colours come from `cssVariables.ts`, where one `--accent` makes the whole scale. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 7 },
  colors: {
    accent: shades('accent'),
    gray: [
      '#faf9f7',
      '#f4f2ee',
      '#e9e6e0',
      '#dcd8d0',
      '#c5bfb5',
      '#a39c90',
      '#7d766b',
      '#5f594f',
      '#403b34',
      '#26231e',
    ],
    red: ['#fdeeec', '#fadbd8', '#f3b5ae', '#eb8d83', '#e2675b', '#d64a3e', '#c73a2f', '#b8322a', '#9c2820', '#7d1f19'],
    dark: [
      '#dcd9d2',
      '#b9b5ac',
      '#8f8b82',
      '#6b6760',
      '#4a4742',
      '#393632',
      '#2b2926',
      '#211f1d',
      '#191816',
      '#121110',
    ],
  },
  black: '#26231e',
  fontFamily: FONT,
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  fontSizes: { xs: '0.8125rem', sm: '0.875rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '14px', xl: '20px' },
  shadows: {
    xs: '0 1px 2px rgb(38 35 30 / 6%)',
    sm: '0 1px 2px rgb(38 35 30 / 5%), 0 4px 12px -4px rgb(38 35 30 / 8%)',
    md: '0 2px 4px rgb(38 35 30 / 5%), 0 12px 28px -8px rgb(38 35 30 / 16%)',
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    // The page's policy forbids the style element scroll locking would insert; global.css locks instead.
    DrawerRoot: { defaultProps: { lockScroll: false } },
    ModalRoot: { defaultProps: { lockScroll: false } },
    Button: { defaultProps: { fw: 600 } },
  },
})
