// A worker stuck in the middle of a job: takes the job's lock, prints so, and never ends.
import { openLocks } from '../core/jobs/locks.ts'
import { makeLog } from '../core/log.ts'

const [url = '', name = ''] = process.argv.slice(2)
const locks = openLocks(url, makeLog('silent'))
process.send?.(await locks.take(name))
process.once('disconnect', () => process.exit())
