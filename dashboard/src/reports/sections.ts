// A report as data: what stands on the screen, what is saved as a file and what a shared link shows are all made of it.
import type { Comeback } from '@portico/contract/reports/replies.ts'
import type { ChartData } from '../ui/charts/chartData.ts'
import type { Spot } from '../ui/charts/heat.ts'
import type { FilterName } from './view.ts'

export type Unit = 'count' | 'share' | 'seconds' | 'bytes' | 'score' | 'money'

export type Figure = {
  key: string
  label: string
  /** What it means, in a sentence. */
  definition: string
  /** In the unit: shares from 0 to 1, times in seconds. */
  value: number
  before?: number
  unit?: Unit
  /** Of money, which comes in minor units. */
  currency?: string
  isEstimate?: boolean
  course?: readonly number[]
}

/** What a cell shows, and what a spreadsheet gets: a number as a number. */
export type Cell = { text: string; value: string | number }
export type TableColumn = { key: string; label: string; isAmount?: boolean; isWide?: boolean }
export type TableRow = { key: string; cells: readonly Cell[] }

type ChartSection = {
  key: string
  title: string
  subtitle?: string
  data: ChartData
  /** A press on a part narrows the report by it: a filter, the days when it says `range`, `<weekday> <hour>` when `moment`. */
  filter?: FilterName | 'range' | 'moment'
  isHalf?: boolean
}

export type Section =
  | { kind: 'figures'; key: string; figures: readonly Figure[] }
  | (ChartSection & { kind: 'time'; shape?: 'bar' | 'area' })
  | (ChartSection & { kind: 'bars'; hasShare?: boolean })
  | (ChartSection & { kind: 'donut'; whole: string })
  | (ChartSection & { kind: 'funnel' })
  | (ChartSection & { kind: 'heat'; nameOf: (spot: Spot) => string })
  | (ChartSection & { kind: 'nps'; score: number })
  | { kind: 'comeback'; key: string; title: string; comeback: Comeback }
  | {
      kind: 'table'
      key: string
      title: string
      columns: readonly TableColumn[]
      rows: readonly TableRow[]
      filter?: FilterName
      /** What stands there without rows. */
      empty?: string
    }

/** What a press on a part does; without it nothing can be pressed. */
export type OnPick = (filter: FilterName | 'range' | 'moment', key: string) => void
