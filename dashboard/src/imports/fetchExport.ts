import { exports, type Export } from '@portico/contract/exports.ts'
import { api } from '../core/api.ts'

const TYPES = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The whole file, part by part: only the member who asked for it gets it. */
export async function fetchExport({ id, parts, format }: Export): Promise<Blob> {
  const pieces: Blob[] = []
  for (let number = 1; number <= parts; number += 1) {
    const { data } = await api(exports.part, { params: { id, number } })
    pieces.push(new Blob([Uint8Array.from(atob(data), (letter) => letter.codePointAt(0)!)]))
  }
  return new Blob(pieces, { type: TYPES[format] })
}
