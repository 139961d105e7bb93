import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

const agentMeta = /(<meta name="tokhai-agent" content=")[^"]*/

export interface DevServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

/**
 * Vite's dev server with hot reload; calls of the API go on to the server behind it, with the browser's own Host and Origin.
 *
 * @returns null where the port is taken
 */
export async function startVite({ port, apiPort, agentPort }: { port: number; apiPort: number; agentPort: number }): Promise<DevServer | null> {
  const vite = await createServer({
    root,
    logLevel: 'warn',
    plugins: [{ name: 'agent-place', transformIndexHtml: (html) => html.replace(agentMeta, `$1http://localhost:${agentPort}`) }],
    server: {
      port,
      strictPort: true,
      host: 'localhost',
      proxy: { '/api': { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } },
    },
  })
  try {
    await vite.listen()
  } catch (error) {
    await vite.close()
    if (error instanceof Error && error.message.includes('is already in use')) return null
    throw error
  }
  return { port: vite.config.server.port, stop: () => vite.close() }
}
