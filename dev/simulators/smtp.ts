// A mail server that stores what it receives. It can refuse temporarily (4xx) or permanently (5xx).
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

export type ReceivedMail = { from: string; to: string[]; raw: string }

export type SmtpSimulator = {
  url: string
  mails: ReceivedMail[]
  /** Answers the next messages with an SMTP code. */
  refuse(times: number, code: number): void
  /**
   * Says nothing more to the next letters: `greeting` from the beginning, `taken` once it has the letter; `lost` ends the
   * connection then.
   */
  hang(times: number, at: 'greeting' | 'taken' | 'lost'): void
  close(): Promise<void>
}

/** @param account who may send; everyone when absent */
export async function startSmtp(port = 0, account?: { user: string; password: string }): Promise<SmtpSimulator> {
  const mails: ReceivedMail[] = []
  let refusals = 0
  let refusalCode = 451
  let hangs: { times: number; at: 'greeting' | 'taken' | 'lost' } = { times: 0, at: 'taken' }
  const sockets = new Set<Socket>()
  const server = new SMTPServer({
    authOptional: !account,
    allowInsecureAuth: true,
    disabledCommands: account ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect(_session, done) {
      if (hangs.at !== 'greeting' || hangs.times === 0) return done()
      hangs.times--
    },
    onAuth({ username, password }, _session, done) {
      const isRight = username === account?.user && password === account?.password
      done(isRight ? null : Object.assign(new Error('not this account'), { responseCode: 535 }), { user: username })
    },
    onData(stream, session, done) {
      const take = async () => {
        const raw = await text(stream)
        if (refusals > 0) {
          refusals--
          return Object.assign(new Error('not now'), { responseCode: refusalCode })
        }
        const from = session.envelope.mailFrom
        mails.push({ from: from ? from.address : '', to: session.envelope.rcptTo.map(({ address }) => address), raw })
        return null
      }
      const answer = (error?: Error | null) => {
        if (hangs.at === 'greeting' || hangs.times === 0) return done(error)
        hangs.times--
        if (hangs.at === 'lost') for (const socket of sockets) socket.destroy()
      }
      void take().then(answer).catch(answer)
    },
  })
  server.server.on(
    'connection',
    (socket: Socket) => sockets.add(socket).size && socket.on('close', () => sockets.delete(socket)),
  )
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.server.address()
  const listening = typeof address === 'object' && address ? address.port : port
  return {
    url: `smtp://127.0.0.1:${listening}`,
    mails,
    refuse(times, code) {
      refusals = times
      refusalCode = code
    },
    hang: (times, at) => void (hangs = { times, at }),
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
