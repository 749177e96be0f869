import { pino, type DestinationStream, type Logger } from 'pino'

export type Log = Logger

/**
 * Logs one line of JSON per event, without credentials and guests' names.
 * @param to where the lines go; the terminal when absent
 */
export function makeLog(level: string, to?: DestinationStream): Log {
  return pino(
    {
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
    },
    to,
  )
}
