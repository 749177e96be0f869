import { MantineProvider } from '@mantine/core'
import { RouterProvider } from '@tanstack/react-router'
import { IntlProvider } from 'use-intl'
import { colorScheme } from './core/colorScheme.ts'
import { useLanguage } from './core/language.ts'
import { theme } from './core/theme.ts'
import { router } from './routes.tsx'
import { UiHost } from './ui/UiHost.tsx'

/** The whole dashboard: words, look, routes, toasts. */
export function App() {
  const { language, messages } = useLanguage()
  return (
    <IntlProvider locale={language} messages={messages ?? undefined} timeZone="UTC" onError={report}>
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        // Both are in the stylesheet already (vite/themeCss.ts): the page's policy allows no inline style.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <RouterProvider router={router} />
        <UiHost />
      </MantineProvider>
    </IntlProvider>
  )
}

function report(error: Error) {
  console.error(error)
}
