// A pool opens one connection more only when callers have waited for one. PostgreSQL has to learn the tables and plan the
// statements again for each, a tenth of a second of its processor: after a start, when all is slow, ten would open at once.
import pg from 'pg'

/** Opened at once: one for what takes long, and others beside it. */
const LEAST = 3
const WAIT_MS = 300

type Callback = Parameters<InstanceType<typeof pg.Pool>['connect']>[0]

export class GrowingPool extends pg.Pool {
  readonly #most: number
  #timer: NodeJS.Timeout | undefined

  /** @param most connections */
  constructor(most: number, config: pg.PoolConfig) {
    super(config)
    this.#most = most
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    // Those that were idle for long have been closed.
    if (!this.#timer) this.#allow(this.totalCount)
    const taken = callback ? super.connect(callback) : super.connect()
    if (this.waitingCount > 0) this.#timer ??= setInterval(() => this.#grow(), WAIT_MS).unref()
    return taken
  }

  #grow(): void {
    if (this.waitingCount === 0 || this.totalCount >= this.#most) {
      clearInterval(this.#timer)
      this.#timer = undefined
      return
    }
    this.#allow(this.totalCount + 1)
    // Released at once, because the pool then gives it to the caller that has waited longest.
    super.connect().then(
      (client) => client.release(),
      () => undefined,
    )
  }

  #allow(connections: number): void {
    this.options.max = Math.min(this.#most, Math.max(LEAST, connections))
  }
}
