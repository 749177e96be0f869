// A whole file has arrived: what are its columns?
import { openFile, holdJob, endState, writeJob, type Job } from './job.ts'
import { HEAD_ROWS, readHead } from './readHead.ts'
import { readTable, type FileRow } from './read/readTable.ts'
import type { Services } from '../core/services.ts'

/** Reads the first rows. @throws FileRefusal */
export async function lookAtFile(services: Services, job: Job): Promise<void> {
  const rows: FileRow[] = []
  for await (const batch of readTable(openFile(services, job))) {
    rows.push(...batch.slice(0, HEAD_ROWS - rows.length))
    if (rows.length >= HEAD_ROWS) break
  }
  const { hasHeader, columns } = readHead(rows, job.target)
  await services.db.asSystem(async (tx) => {
    await holdJob(tx, job)
    await writeJob(services, tx, job, {
      ...endState('ready'),
      has_header: hasHeader,
      columns: JSON.stringify(columns),
    })
  })
}
