// The network between the gateway and its peers, with the faults that a test configures.
import type { Socket } from 'node:dgram'
import type { ErrorCause } from '@portico/radius/dictionary.ts'
import { draw } from './draw.ts'

/** May be changed while the gateway runs. Shares are from 0 to 1. */
export type Faults = {
  /** Share of the RADIUS server's answers that never arrive. */
  dropReplies?: number
  /** Share of our datagrams that arrive twice. */
  duplicate?: number
  /** Share of our datagrams that the next one overtakes. */
  reorder?: number
  /** Delay of each of our datagrams. */
  delayMs?: number
  /** Answers every Disconnect-Request with this cause, such as 504, and does nothing. */
  refuseDisconnect?: ErrorCause
  /** Neither answers nor carries out a Disconnect-Request. */
  silentDisconnect?: boolean
  /** Neither answers nor carries out any order: packets are dropped. */
  isDeaf?: boolean
  /** Answers every order with this cause and does nothing. */
  refuseOrders?: ErrorCause
}

export type Wire = {
  send(socket: Socket, datagram: Buffer, port: number, address: string): void
  /** False for an answer that is lost. */
  arrives(): boolean
  close(): void
}

/** A delayed datagram leaves by then even when none follows it. */
const HELD_MS = 50

export function makeWire(faults: Faults, seed: string): Wire {
  const timers = new Set<NodeJS.Timeout>()
  let held: (() => void)[] = []
  const drawn = { dropReplies: 0, duplicate: 0, reorder: 0 }
  const hits = (fault: keyof typeof drawn) => {
    const share = faults[fault] ?? 0
    return share > 0 && draw(seed, fault, drawn[fault]++) < share
  }

  function later(ms: number, work: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }

  function release(): void {
    const waiting = held
    held = []
    for (const leave of waiting) leave()
  }

  function depart(leave: () => void): void {
    if (hits('reorder')) {
      held.push(leave)
      return later(HELD_MS, release)
    }
    leave()
    release()
  }

  return {
    send(socket, datagram, port, address) {
      const copies = hits('duplicate') ? 2 : 1
      const leave = () => {
        for (let copy = 0; copy < copies; copy += 1) socket.send(datagram, port, address, () => undefined)
      }
      if (faults.delayMs) later(faults.delayMs, () => depart(leave))
      else depart(leave)
    },
    arrives: () => !hits('dropReplies'),
    close() {
      for (const timer of timers) clearTimeout(timer)
      held = []
    },
  }
}
