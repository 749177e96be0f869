// The layout of a printed sheet, in millimetres: the PDF and its preview use the same numbers.

export const PER_ROW = [1, 2, 3, 4, 5] as const
export const A4 = { width: 210, height: 297, margin: 10 } as const

export type Sheet = { columns: number; rows: number; cellWidth: number; cellHeight: number; perPage: number }

/** The cells of a page, by its number of codes in a row. */
export function sheetOf(columns: number): Sheet {
  const cellWidth = (A4.width - 2 * A4.margin) / columns
  const tall = columns === 1 ? 46 : Math.max(46, Math.min(62, cellWidth * 0.78))
  const rows = Math.floor((A4.height - 2 * A4.margin) / tall)
  return { columns, rows, cellWidth, cellHeight: (A4.height - 2 * A4.margin) / rows, perPage: columns * rows }
}
