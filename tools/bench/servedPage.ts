import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, preview } from 'vite'

interface ServedPage<Measured> {
  /** Folder of the page's index.html. */
  readonly root: URL
  /** Puts beside the built page what it reads. */
  readonly prepare?: (folder: string) => Promise<void>
  readonly measure: (address: string) => Promise<Measured>
}

/** Builds a bench's page for production, serves it while it is measured, and removes it. */
export const servedPage = async <Measured>({ root, prepare, measure }: ServedPage<Measured>): Promise<Measured> => {
  const outDir = await mkdtemp(join(tmpdir(), 'bench-'))
  const options = {
    root: fileURLToPath(root),
    configFile: join(fileURLToPath(new URL('.', import.meta.url)), '../..', 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
    preview: { host: '127.0.0.1', port: 0 },
  } as const
  try {
    await build(options)
    await prepare?.(outDir)
    const server = await preview(options)
    try {
      return await measure(server.resolvedUrls?.local[0] ?? '')
    } finally {
      await server.close()
    }
  } finally {
    await rm(outDir, { recursive: true })
  }
}
