import { InvitationDialog } from '../members/InvitationDialog.tsx'
import { WaitingList } from '../members/WaitingList.tsx'
import { MyPages } from '../pages/MyPages.tsx'

/** My pages, with what waits for an answer of mine above them. */
export function OwnPages() {
  return (
    <>
      <MyPages above={<WaitingList />} />
      <InvitationDialog />
    </>
  )
}
