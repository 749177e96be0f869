import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import type { Endpoint } from '@portico/contract/http/endpoint.ts'
import { useLast } from '../ui/useLast.ts'
import { keyOf } from './keys.ts'
import { usePage } from './page.ts'

const WAIT_MS = 150

/** A screen as the server draws it for guests, a moment after each change; the last one stays while a new one fails. */
export function useDrawing<Body extends object>(
  endpoint: Pick<Endpoint, 'path' | 'access'>,
  body: Body | undefined,
  draw: (body: Body, signal: AbortSignal) => Promise<Drawing>,
) {
  const pageId = usePage((state) => state.pageId)
  const [text] = useDebouncedValue(body && JSON.stringify(body), WAIT_MS)
  const { data, isError } = useQuery({
    queryKey: keyOf(endpoint, pageId, { body: text }),
    enabled: text !== undefined,
    queryFn: ({ signal }) => draw(JSON.parse(text!), signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return { drawing: useLast(data), isError }
}
