import type { returns as source } from '../vi/returns.ts'
import type { Like } from '../languages.ts'

export const returns = {
  title: '客人会在 {days, number} 天内回来吗？',
  early: '为时尚早：两组都还需要更多客人。',
  open: '相差 {points} 个百分点，仍可能是偶然。',
  interval: '回头率之差（百分点）',
  help: '只计算已有 {days, number} 天时间回来的客人。横条为 95% 区间。',
  of: '{guests, number} 位客人中 {cameBack, number} 位',
} as const satisfies Like<typeof source>
