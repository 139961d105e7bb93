import { once } from 'node:events'
import { connect, createServer as createTcpServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))
const agentMeta = /(<meta name="tokhai-agent" content=")[^"]*/
const faultsMeta = process.env['TOKHAI_FAULTS'] === '1' ? '<meta name="tokhai-faults" content="on">' : ''
const portTakenCode = 3

const port = Number(process.env['PORT'])
const agentPlace = `http://localhost:${process.env['AGENT_PORT']}`

// The page comes from here with hot reload; calls of the API go on to the server behind, with the browser's own Host and Origin.
const vite = await createServer({
  root,
  logLevel: 'warn',
  plugins: [
    {
      name: 'agent-place',
      transformIndexHtml: (html) =>
        html.replace(agentMeta, `$1${agentPlace}`).replace('</head>', `${faultsMeta}</head>`),
    },
  ],
  server: {
    port,
    strictPort: true,
    host: '127.0.0.1',
    proxy: { '/api': { target: process.env['API_TARGET'] ?? '', changeOrigin: false } },
  },
})
/** Vite listens on one address: what comes to the other loopback is handed on, since browsers may take either for localhost. */
async function relayFromSix(to: number): Promise<void> {
  const relay = createTcpServer((socket) => {
    const onward = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const)
      one.on('error', () => other.destroy()).pipe(other)
  })
  relay.listen({ host: '::1', port: to })
  try {
    await once(relay, 'listening')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null
    if (code === 'EADDRINUSE') throw new Error(`Port ${to} of ::1 is already in use`, { cause: error })
    if (code !== 'EADDRNOTAVAIL' && code !== 'EAFNOSUPPORT') throw error
  }
}

try {
  await vite.listen()
  await relayFromSix(vite.config.server.port)
  console.log(`Vite listens on http://localhost:${vite.config.server.port}`)
} catch (error) {
  if (!(error instanceof Error) || !error.message.includes('is already in use')) throw error
  console.error(error.message)
  process.exit(portTakenCode)
}
