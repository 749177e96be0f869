import { tasks } from '@portico/contract/tasks.ts'
import { calls, type Feature } from '../core/feature.ts'
import { clearJob } from '../core/jobs/job.ts'
import { guestData } from './guestData.ts'
import { taskHandlers } from './handlers.ts'
import { taskPages } from './homePages.ts'
import { taskTile } from './homeTile.ts'
import { siteRoutes } from './siteRoutes.ts'
import { clearTaskCodes } from './siteVisits.ts'

export const feature: Feature = {
  name: 'tasks',
  calls: () => [calls('tasks', tasks, taskHandlers)],
  guestRoutes(app, { services }) {
    siteRoutes(app, services)
    taskPages(app, services)
  },
  home: taskTile,
  jobs: [clearJob('tasks.clearCodes', clearTaskCodes)],
  guestData,
}
