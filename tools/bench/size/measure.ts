import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { ensureBuilt } from '../../start/freshBuild.ts'
import { developmentFilesIn } from './developmentOnly.ts'
import { filesFor, manifestSchema } from './manifest.ts'
import { routes } from './routes.ts'

const folder = fileURLToPath(new URL('../../../dist', import.meta.url))

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

/** The build leaves each beside itself as brotli at its highest quality. */
const weigh = (file: string): number => statSync(join(folder, `${file}.br`)).size

/**
 * Weighs what each route of the table fetches first, in the build that the product serves. Throws where the build fails, or where a file
 * of it holds something that is for development builds only.
 */
export async function measureRoutes(): Promise<RouteSize[]> {
  await ensureBuilt()
  const development = developmentFilesIn(folder)
  if (development.length > 0) throw new Error(`the build holds something of the live view: ${development.join(', ')}`)
  const manifest = v.parse(manifestSchema, JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')))
  return routes.map(({ route, chunks, aim }) => {
    const names = filesFor(manifest, ['index.html', ...chunks])
    const files = names.map((file) => ({ file, brotliBytes: weigh(file) }))
    const text = names.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n')
    const misplaced = Object.entries(lateLibraries)
      .filter(([, mark]) => text.includes(mark))
      .map(([name]) => name)
    return { route, aim, files, misplaced, brotliBytes: files.reduce((sum, one) => sum + one.brotliBytes, 0) }
  })
}
