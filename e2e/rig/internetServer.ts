import { createServer } from 'node:http'

// The internet as the phone sees it: connectivity checks as phone makers answer them, and a page.
const answers: Record<string, { status: number; type: string; body: string }> = {
  '/generate_204': { status: 204, type: 'text/plain', body: '' },
  '/gen_204': { status: 204, type: 'text/plain', body: '' },
  '/hotspot-detect.html': {
    status: 200,
    type: 'text/html',
    body: '<HTML><HEAD><TITLE>Success</TITLE></HEAD><BODY>Success</BODY></HTML>',
  },
  '/connecttest.txt': { status: 200, type: 'text/plain', body: 'Microsoft Connect Test' },
  '/success.txt': { status: 200, type: 'text/plain', body: 'success\n' },
}

createServer((request, reply) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/'
  const known = answers[path]
  const size = /^\/bytes\/(\d{1,8})$/.exec(path)?.[1]
  request.resume()
  if (known) reply.writeHead(known.status, { 'content-type': known.type }).end(known.body)
  else if (size) reply.end(Buffer.alloc(Number(size), 120))
  else {
    reply.setHeader('content-type', 'text/html; charset=utf-8')
    reply.end(`<!doctype html><title>The internet</title><p>You reached ${request.headers.host}.</p>`)
  }
}).listen(80, '0.0.0.0', () => console.log('ready'))
