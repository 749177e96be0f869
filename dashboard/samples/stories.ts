import type { ComponentType } from 'react'
import { Bars, BusyHours, CameBack, Course, Recommending, Ring, Spark, Steps } from './stories/charts.tsx'
import { Days, Filters, Kanban, Narrowed, Split, Table } from './stories/lists.tsx'
import * as parts from './stories/parts.tsx'
import { ImportSteps } from './stories/steps.tsx'
import { Ways } from './stories/tree.tsx'
import * as words from './stories/words.tsx'

/** By the name of the block each shows. */
export const STORIES: Record<string, ComponentType> = {
  DataTable: Table,
  FilterBar: Filters,
  FilteredList: Narrowed,
  Board: Kanban,
  SplitView: Split,
  DateRange: Days,
  Stepper: ImportSteps,
  BranchTree: Ways,
  Section: words.Sections,
  ChoiceCards: words.Cards,
  Choices: words.Several,
  ViewTabs: words.Tabs,
  OneOf: words.Reasons,
  Notice: words.Notices,
  Tag: words.Tags,
  Stat: words.Figures,
  EmptyState: words.Empty,
  ErrorState: words.Failure,
  Skeletons: words.Loading,
  SideDrawer: words.Overlays,
  CodeBlock: words.Code,
  QrCode: words.Qr,
  MoveButtons: words.Order,
  TimeChart: Course,
  BarList: Bars,
  Donut: Ring,
  Funnel: Steps,
  Sparkline: Spark,
  Comeback: CameBack,
  HeatMatrix: BusyHours,
  NpsGauge: Recommending,
  Times: parts.Clocks,
  Art: parts.Drawings,
  CardShelf: parts.Shelf,
  PopMenu: parts.Menu,
  PlainField: parts.Plain,
  PasswordField: parts.Secrets,
  MomentField: parts.Moment,
  TimeField: parts.Clock,
  ProgressBar: parts.Progress,
  Definition: parts.Meaning,
  EditorFrame: parts.Editor,
}
