// The survey behind the demo's answers: a flow that is no longer in use, so that reports can name it.
import { FlowSteps } from '@portico/contract/flows.ts'
import { query, type Tx } from '@portico/server/core/db/database.ts'

const FLOW_ID = '00000000-0000-7000-8000-00000000f10f'

const STEPS = [
  {
    id: 'form',
    type: 'form',
    title: { vi: 'Tên và liên hệ', en: 'Name and contact' },
    questions: [{ id: 'name', type: 'text', mappingField: 'name' }],
  },
  {
    id: 'survey',
    type: 'survey',
    title: { vi: 'Góp ý cho quán', en: 'Your opinion' },
    questions: [
      {
        id: 'nps',
        type: 'nps',
        label: { vi: 'Bạn có giới thiệu quán cho bạn bè không?', en: 'Would you recommend us to friends?' },
      },
      { id: 'drink', type: 'text', label: { vi: 'Hôm nay bạn uống gì?', en: 'What are you drinking today?' } },
      { id: 'comment', type: 'text', label: { vi: 'Bạn muốn nhắn gì cho quán?', en: 'Anything you want to tell us?' } },
    ],
  },
]

/** Writes the flow as a draft that no guest passes. */
export async function writeSurvey(tx: Tx, pageId: string, at: Date): Promise<void> {
  await tx.run(
    query.insertInto('login_flows').values({
      page_id: pageId,
      id: FLOW_ID,
      name: 'Góp ý mùa trước',
      steps: JSON.stringify(FlowSteps.parse(STEPS)),
      version: 0,
      is_active: false,
      created_at: at,
      updated_at: at,
    }),
  )
}
