// The figures of this process for Prometheus, on a port of their own that no guest and no owner reaches.
import { createServer } from 'node:http'
import { processReadings, radiusReading } from '../core/metrics/readings.ts'
import type { Services } from '../core/services.ts'
import { portError, type RadiusServer } from '../gateways/index.ts'

/** Opens the port, where one is set. @throws StartError when it cannot be had. */
export async function serveMetrics(services: Services, radius?: RadiusServer): Promise<{ close(): Promise<void> }> {
  const { metrics, config, log } = services
  if (!metrics) return { close: async () => undefined }
  for (const reading of processReadings(services)) metrics.add(reading)
  if (radius) metrics.add(radiusReading(radius.counters))
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      (error: Error) => {
        log.warn({ reason: error.message }, 'figures could not be read')
        response.writeHead(503).end()
      },
    )
  })
  const { metricsPort, metricsHost } = config
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portError(error, metricsPort, 'METRICS_PORT', 'TCP')))
    server.listen(metricsPort, metricsHost, resolve)
  })
  return {
    close() {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
