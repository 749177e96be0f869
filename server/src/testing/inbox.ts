import { newId } from '../core/id.ts'
import { receiveMessage, type ReceivedMessage } from '../inbox/index.ts'
import type { RunningServer } from '../processes/all.ts'

/** A message as a channel hands it over. */
export async function givenMessage(
  { services }: RunningServer,
  page: { eid: string },
  message: Partial<ReceivedMessage> = {},
): Promise<void> {
  const at = services.clock.now()
  const whole: ReceivedMessage = {
    channel: 'zalo',
    personKey: '2002',
    name: 'Trần Thị Mai',
    messageId: newId(at),
    text: 'Quán còn bàn tối nay không ạ?',
    attachments: [],
    at,
    direction: 'in',
    isByAdmin: false,
    ...message,
  }
  await services.db.asSystem((tx) => receiveMessage(tx, page.eid, whole))
}
