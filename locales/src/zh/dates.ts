import type { Like } from '../languages.ts'
import type { dates as source } from '../vi/dates.ts'

export const dates = {
  label: '日期',
  choose: '选择日期',
  none: '未选择',
  clear: '清除',
  time: '时间',
  any: '不限日期',
  custom: '自选日期',
  previousMonth: '上个月',
  nextMonth: '下个月',
  pickFirst: '先点第一天，再点最后一天。',
  pickLast: '从 {day} 起。请点最后一天。',
  range: {
    today: '今天',
    yesterday: '昨天',
    thisWeek: '本周',
    lastWeek: '上周',
    thisMonth: '本月',
    lastMonth: '上月',
    last7: '最近 7 天',
    last10: '最近 10 天',
    last30: '最近 30 天',
    last90: '最近 90 天',
    thisYear: '今年',
    last12Months: '最近 12 个月',
  },
} as const satisfies Like<typeof source>
