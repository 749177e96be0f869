/** MD4 (RFC 1320). Only MS-CHAP still needs it, and OpenSSL 3 keeps it in a provider Node does not load. */

const BLOCK_BYTES = 64

// For each round: the constant, the order of words, the four rotations (RFC 1320 §3.4).
const rounds = [
  { plus: 0, order: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], turns: [3, 7, 11, 19], mix: choose },
  {
    plus: 0x5a827999,
    order: [0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15],
    turns: [3, 5, 9, 13],
    mix: majority,
  },
  {
    plus: 0x6ed9eba1,
    order: [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15],
    turns: [3, 9, 11, 15],
    mix: parity,
  },
] as const

/** The 16 bytes of MD4. It protects nothing by itself; MS-CHAP's password hash needs it. */
export function md4(message: Buffer): Buffer {
  const padded = pad(message)
  let state: State = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476]
  for (let at = 0; at < padded.length; at += BLOCK_BYTES) state = compress(state, padded, at)

  const digest = Buffer.allocUnsafe(16)
  state.forEach((word, index) => digest.writeUInt32LE(word >>> 0, index * 4))
  return digest
}

type State = [number, number, number, number]

function compress(state: State, padded: Buffer, start: number): State {
  let [a, b, c, d] = state
  for (const { plus, order, turns, mix } of rounds) {
    order.forEach((word, step) => {
      const turn = turns[step % 4] ?? 0
      const sum = (a + mix(b, c, d) + padded.readUInt32LE(start + word * 4) + plus) | 0
      ;[a, b, c, d] = [d, (sum << turn) | (sum >>> (32 - turn)), b, c]
    })
  }
  return [(state[0] + a) | 0, (state[1] + b) | 0, (state[2] + c) | 0, (state[3] + d) | 0]
}

/** One bit, zeros, and the length in bits as 64 little-endian bits (RFC 1320 §3.1–3.2). */
function pad(message: Buffer): Buffer {
  const padded = Buffer.alloc(Math.ceil((message.length + 9) / BLOCK_BYTES) * BLOCK_BYTES)
  message.copy(padded)
  padded.writeUInt8(0x80, message.length)
  padded.writeBigUInt64LE(BigInt(message.length) * 8n, padded.length - 8)
  return padded
}

function choose(x: number, y: number, z: number): number {
  return (x & y) | (~x & z)
}

function majority(x: number, y: number, z: number): number {
  return (x & y) | (x & z) | (y & z)
}

function parity(x: number, y: number, z: number): number {
  return x ^ y ^ z
}
