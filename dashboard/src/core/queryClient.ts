import { QueryClient } from '@tanstack/react-query'
import { ApiError } from '@portico/contract/http/client.ts'
import { useReach } from './reach.ts'
import { useSession } from './session.ts'

/** What the dashboard knows of the server, by call. Emptied when another user signs in. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && mayPass(error) },
    mutations: { retry: false },
  },
})

useSession.subscribe(({ session }, before) => {
  if (session?.id !== before.session?.id) queryClient.clear()
})

// What is on screen is read again when the server is back.
useReach.subscribe(({ isAway }, before) => {
  if (before.isAway && !isAway) void queryClient.invalidateQueries()
})

/** A refusal stays a refusal, and a heavy report is as heavy again; a server that is away or busy may come back. */
function mayPass(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500) && error.code !== 'report/too-heavy'
}
