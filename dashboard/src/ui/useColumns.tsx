// The columns of a list by what they hold: a name, a state, an instant. They change with the language.
import { useMemo, type DependencyList, type ReactNode } from 'react'
import { useFormat } from '../core/useFormat.ts'
import type { Column } from './column.ts'
import { nameColumn, stateColumn } from './columns.tsx'
import type { Tone } from './Tag.tsx'
import { RelativeTime, type Format } from './Times.tsx'

/** Fields of a row that hold a `Value`. */
type FieldOf<Row, Value> = { [Name in keyof Row & string]: Row[Name] extends Value ? Name : never }[keyof Row & string]
type Instant = string | null | undefined
type Looks<Row> = Pick<Column<Row>, 'align' | 'card' | 'isWide'>
type InstantOptions<Row> = Looks<Row> & { /** What stands where there is none. */ none?: string }
type StateOptions<Row, State extends string> = {
  label: string
  tones: Record<State, Tone>
  of: (row: Row) => State
  word: (state: State) => string
}

/** @param make May use `column.format`; what else its columns show is named in `uses`. */
export function useColumns<Row>(make: (column: ColumnsOf<Row>) => Column<Row>[], uses: DependencyList): Column<Row>[] {
  const format = useFormat()
  // oxlint-disable-next-line react/exhaustive-deps -- the caller names what its columns show
  return useMemo(() => make(columnsOf<Row>(format)), [format, ...uses])
}

type ColumnsOf<Row> = ReturnType<typeof columnsOf<Row>>

function columnsOf<Row>(format: Format) {
  /** A column of an instant, which sorts what has none last. */
  function instant(name: FieldOf<Row, Instant>, label: string, say: (at: string) => ReactNode) {
    return ({ none = '–', ...shown }: InstantOptions<Row> = {}): Column<Row> => {
      const at = (row: Row) => String(row[name] ?? '')
      return {
        key: name,
        label,
        sort: (row) => at(row) || LAST,
        cell: (row) => (at(row) ? say(at(row)) : none),
        ...shown,
      }
    }
  }

  return {
    format,

    /** What names the row, in bold, and what is known of it below. */
    name(
      label: string,
      nameOf: (row: Row) => string,
      { below = () => null }: { below?: (row: Row) => ReactNode } = {},
    ) {
      return nameColumn(label, nameOf, below)
    },

    /** The row's state, as a tag. */
    state<State extends string>({ label, tones, of, word }: StateOptions<Row, State>) {
      return stateColumn(label, tones, of, word)
    },

    /** The day of an instant, by the venue's clock. */
    date: (name: FieldOf<Row, Instant>, label: string, options?: InstantOptions<Row>) =>
      instant(name, label, format.date)(options),

    /** The last day something holds, given the instant it is over. */
    lastDay: (name: FieldOf<Row, Instant>, label: string, options?: InstantOptions<Row>) =>
      instant(name, label, (at) => <time dateTime={at}>{format.date(Date.parse(at) - 1000)}</time>)(options),

    /** How long ago an instant is. Never comes first. */
    ago: (name: FieldOf<Row, Instant>, label: string, options?: InstantOptions<Row>): Column<Row> => ({
      ...instant(name, label, (at) => <RelativeTime at={at} format={format} />)(options),
      sort: (row) => String(row[name] ?? ''),
    }),
  }
}

/** After every instant. */
const LAST = '9'
