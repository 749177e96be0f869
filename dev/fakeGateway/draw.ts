import { hash } from 'node:crypto'

/** A number in [0, 1) that hangs on its key alone: with the same seed a run has the same traffic and the same faults. */
export function draw(...key: (string | number)[]): number {
  return hash('md5', key.join(' '), 'buffer').readUInt32BE(0) / 2 ** 32
}
