import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import * as v from 'valibot'
import { build } from 'vite'
import { developmentFilesIn } from './developmentOnly.ts'
import { filesFor, manifestSchema } from './manifest.ts'
import { routes } from './routes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface RouteSize {
  readonly route: string
  /** JS and CSS before the route shows, as brotli at its highest quality. */
  readonly brotliBytes: number
  readonly aim: number
  readonly files: readonly { readonly file: string; readonly brotliBytes: number }[]
  /** Libraries that may not be part of it, and are. */
  readonly misplaced: readonly string[]
}

/** Libraries that load only when they are asked for, with a text that each carries into every bundle of it. */
const lateLibraries = { pdfmake: 'pdfmake', exceljs: 'exceljs' } as const

function weigh(folder: string, file: string): number {
  const bytes = readFileSync(join(folder, file))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return brotliCompressSync(bytes, { params }).length
}

/**
 * Builds the SPA aside and weighs what each route of the table fetches first. Throws where a file of the build holds something that is for
 * development builds only.
 */
export async function measureRoutes(): Promise<RouteSize[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tokhai-size-'))
  try {
    await build({
      root,
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, manifest: true, reportCompressedSize: false },
    })
    const development = developmentFilesIn(folder)
    if (development.length > 0) throw new Error(`the build holds something of the live view: ${development.join(', ')}`)
    const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
    return routes.map(({ route, chunks, aim }) => {
      const names = filesFor(manifest, ['index.html', ...chunks])
      const files = names.map((file) => ({ file, brotliBytes: weigh(folder, file) }))
      const text = names.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
      const misplaced = Object.entries(lateLibraries)
        .filter(([, mark]) => text.includes(mark))
        .map(([name]) => name)
      return { route, aim, files, misplaced, brotliBytes: files.reduce((sum, one) => sum + one.brotliBytes, 0) }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
