import type { finance as source } from '../vi/finance.ts'
import type { Like } from '../languages.ts'

export const finance = {
  title: '钱包与账单',
  lead: '您的余额及所有收支。银行转账由服务器运营者入账。',
  csv: '下载 CSV',
  balance: '余额',
  kind: { in: '收入', out: '支出' },
  any: '全部',
  empty: '暂无记录',
  emptyText: '每笔收支都会显示在这里，并附上之后的余额。',
  column: {
    at: '日期时间',
    reason: '用途',
    amount: '金额',
    currency: '货币',
    after: '之后余额',
    kind: '类型',
  },
} as const satisfies Like<typeof source>
