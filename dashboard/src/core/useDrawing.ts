import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDebouncedValue } from '@mantine/hooks'
import type { Drawing } from '@portico/contract/portal/drawing.ts'
import { useLast } from '../ui/useLast.ts'
import { usePage } from './page.ts'

const WAIT_MS = 150

/** A screen as the server draws it for guests, a moment after each change; the last one stays while a new one fails. */
export function useDrawing<Body extends object>(
  name: string,
  body: Body | undefined,
  draw: (body: Body, signal: AbortSignal) => Promise<Drawing>,
) {
  const pageId = usePage((state) => state.pageId)
  const [text] = useDebouncedValue(body && JSON.stringify(body), WAIT_MS)
  const { data, isError } = useQuery({
    queryKey: [name, pageId, text],
    enabled: text !== undefined,
    queryFn: ({ signal }) => draw(JSON.parse(text!), signal),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return { drawing: useLast(data), isError }
}
