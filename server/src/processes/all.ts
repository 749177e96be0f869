// Everything in one process: for `npm start`, and for tests on their own ports.
import type { Config } from '../core/config.ts'
import { PARTS, startParts, type RunningParts, type StartOptions } from './startParts.ts'

export type RunningServer = Required<RunningParts> & { apiUrl: string }

/** Starts all parts. @throws StartError with a sentence for the terminal. */
export async function startAll(config: Config, options: StartOptions = {}): Promise<RunningServer> {
  const running = await startParts(config, PARTS, options)
  const { radius, crew, jobs } = running
  if (!radius || !crew || !jobs) throw new Error('a part is missing')
  return {
    ...running,
    radius,
    crew,
    jobs,
    apiUrl: `http://127.0.0.1:${config.port}`,
    // A copy would stay at the first.
    get databasePid() {
      return running.databasePid
    },
  }
}
