// The owner's second café, which opens soon: nothing is set up yet, so that it shows the first evening.
import { query, type Tx } from '@portico/server/core/db/database.ts'
import { ZONE } from './calendar.ts'

const ID = '00000000-0000-7000-8000-00000000cafd'

const PAGE = {
  id: ID,
  name: 'Hiên Nhà Bên Hồ',
  title: 'Chi nhánh mới bên hồ Tuyền Lâm, sắp mở cửa',
  currency: 'VND',
  time_zone: ZONE,
  address: 'Hồ Tuyền Lâm, phường Xuân Hương, Đà Lạt, Lâm Đồng',
}

/** Writes the page as its owner has just created it. */
export async function writeSecondVenue(tx: Tx, ownerId: string, planId: string, createdAt: Date): Promise<void> {
  await tx.run(query.insertInto('pages').values({ ...PAGE, created_at: createdAt }))
  const member = { page_id: ID, user_id: ownerId, role: 'owner' as const, created_at: createdAt }
  await tx.run(query.insertInto('members').values(member))
  await tx.run(query.insertInto('subscriptions').values({ page_id: ID, plan_id: planId }))
}
