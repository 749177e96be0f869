import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino'
import { restoreStack } from './sourceStack.ts'

export type Log = Logger

/**
 * Logs one line of JSON per event, without credentials and guests' names.
 * @param to where the lines go; the terminal when absent
 */
export function makeLog(level: string, to?: DestinationStream): Log {
  return pino(
    {
      level,
      serializers: { err: describeError },
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

function describeError(error: Error): unknown {
  const described = stdSerializers.err(error)
  return typeof described.stack === 'string' ? { ...described, stack: restoreStack(described.stack) } : described
}
