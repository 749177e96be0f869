// A TCP proxy to the database that can be slow or stop forwarding, so that tests can break the connection.
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

export type Relay = {
  /** The database's address, through it. */
  url: string
  port: number
  /** Of the ends that connected to it. */
  clientPorts(): number[]
  /** Of all that passes towards the database. */
  setDelay(milliseconds: number): void
  /** Stops forwarding on the current connections, which stay open. */
  freeze(): void
  /** Refuses new connections until `open`. */
  shut(): Promise<void>
  open(): Promise<void>
  stop(): Promise<void>
}

/** @param databaseUrl whose `host` parameter may be the folder of a socket file */
export async function startRelay(databaseUrl: string): Promise<Relay> {
  const to = new URL(databaseUrl)
  const [folder, databasePort] = [to.searchParams.get('host'), Number(to.port || 5432)]
  const clients = new Set<Socket>()
  let delayMs = 0
  const server = createServer({ noDelay: true }, (client) => {
    const database = connect(
      folder
        ? { path: `${folder}/.s.PGSQL.${databasePort}` }
        : { host: to.hostname, port: databasePort, noDelay: true },
    )
    passOn(client, database, () => delayMs)
    passOn(database, client, () => 0)
    clients.add(client.once('close', () => clients.delete(client)))
  })
  const listen = async (at: number) => void (await once(server.listen(at, '127.0.0.1'), 'listening'))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const url = new URL(databaseUrl)
  url.searchParams.delete('host')
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) })
  return {
    url: url.href,
    port,
    clientPorts: () => [...clients].flatMap(({ remotePort }) => remotePort ?? []),
    setDelay: (milliseconds) => void (delayMs = milliseconds),
    freeze() {
      for (const client of clients) client.removeAllListeners('data').pause()
    },
    shut: async () => void server.close(),
    open: () => listen(port),
    async stop() {
      for (const client of clients) client.destroy()
      if (server.listening) await once(server.close(), 'close')
    },
  }
}

/** Forwards bytes in order, each after the delay. */
function passOn(from: Socket, to: Socket, delayMs: () => number): void {
  let last = Promise.resolve()
  from.on('data', (bytes: Buffer) => {
    const [wait, before] = [delayMs(), last]
    const due = wait > 0 ? new Promise((resolve) => void setTimeout(resolve, wait)) : undefined
    last = (async () => {
      await before
      await due
      to.write(bytes)
    })()
  })
  from.on('error', () => to.destroy())
  from.on('close', () => void last.then(() => to.destroy()))
}
