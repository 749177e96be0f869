import { MantineProvider } from '@mantine/core'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { configure, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'use-intl'
import { dashboard } from '@portico/locales/en/dashboard.ts'

// On a busy machine a screen may take longer than the second it is given by default.
configure({ asyncUtilTimeout: 10_000 })

/** What every component expects around it: words (English), look, a cache of its own. */
export function Around({ children }: { children: ReactNode }) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return (
    <IntlProvider locale="en" messages={dashboard} timeZone="UTC">
      <MantineProvider env="test">
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      </MantineProvider>
    </IntlProvider>
  )
}

export function show(element: ReactNode) {
  return render(element, { wrapper: Around })
}
