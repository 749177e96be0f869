import { pino, type Logger } from 'pino'

export type Log = Logger

/** One line of JSON an event; what could sign somebody in or name a guest is cut out. */
export function makeLog(level: string): Log {
  return pino({
    level,
    redact: {
      paths: [
        'req.headers.authorization',
        'req.headers.cookie',
        '*.password',
        '*.secret',
        '*.token',
        '*.phone',
        '*.email',
      ],
      censor: '-',
    },
  })
}
