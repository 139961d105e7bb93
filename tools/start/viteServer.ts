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
    host: 'localhost',
    proxy: { '/api': { target: process.env['API_TARGET'] ?? '', changeOrigin: false } },
  },
})
try {
  await vite.listen()
  console.log(`Vite listens on http://localhost:${vite.config.server.port}`)
} catch (error) {
  if (!(error instanceof Error) || !error.message.includes('is already in use')) throw error
  console.error(error.message)
  process.exit(portTakenCode)
}
