// Every block of ui/ on one page, for people who build a screen: `npm run dev`, then /samples/ at Vite's address.
// The build of the product does not know it; e2e/samples.test.ts builds, opens and measures it.
import '../src/core/styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { IntlProvider } from 'use-intl'
import { colorScheme } from '../src/core/colorScheme.ts'
import { showWholeLanguage, useLanguage } from '../src/core/language.ts'
import { queryClient } from '../src/core/queryClient.ts'
import { theme } from '../src/core/theme.ts'
import { UiHost } from '../src/ui/UiHost.tsx'
import { Samples } from './Samples.tsx'

const router = createRouter({ routeTree: createRootRoute(), defaultNotFoundComponent: Samples })

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- another router than the product's: its addresses are not these
const ofSamples = router as never

function App() {
  const { language, messages } = useLanguage()
  return (
    <IntlProvider locale={language} messages={messages ?? undefined} timeZone="UTC">
      <MantineProvider
        theme={theme}
        colorSchemeManager={colorScheme}
        defaultColorScheme="auto"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={ofSamples} />
        </QueryClientProvider>
        <UiHost />
      </MantineProvider>
    </IntlProvider>
  )
}

void Promise.all([showWholeLanguage(), router.load()]).then(() =>
  createRoot(document.getElementById('root')!).render(<App />),
)
