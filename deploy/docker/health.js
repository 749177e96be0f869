// The image's health check. Docker only marks a container unhealthy, so this ends the one that has to be restarted.
const port = process.argv[2]
try {
  const { status } = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(10_000) })
  if (status === 503) process.kill(1, 'SIGTERM')
  process.exitCode = status === 200 ? 0 : 1
} catch (error) {
  // A refused connection is a server that is still migrating; one that hears nothing does not hear SIGTERM either.
  if (error instanceof DOMException && error.name === 'TimeoutError') process.kill(-1, 'SIGKILL')
  process.exitCode = 1
}
