import { hash } from 'node:crypto'

/** A number in [0, 1) that depends only on its key: the same seed gives the same traffic and the same faults. */
export function draw(...key: (string | number)[]): number {
  return hash('md5', key.join(' '), 'buffer').readUInt32BE(0) / 2 ** 32
}
