import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { bundleProgram } from '../../bundle/bundleProgram.ts'
import { withLeastPasswordCost } from './leastPasswordCost.ts'
import { bundleVariable } from './serverFile.ts'

const programs = [
  { entry: 'server/main.ts', file: 'main.mjs' },
  // Stands beside whoever starts it.
  { entry: 'signing/keystores/pkcs11Worker.ts', file: 'pkcs11Worker.mjs' },
  { entry: 'server/printing/printWorker.ts', file: 'printWorker.mjs' },
]

/**
 * Bundles the server for the tests of a run, whose processes inherit where it is: as one file it starts in half the time
 * ([0416](../../../docs/decisions/tests.md#0416)).
 *
 * @returns takes it away
 */
export const bundleServer = async (root: string): Promise<() => void> => {
  // The server finds the root one folder above its own.
  const folder = `.server-${process.pid}`
  mkdirSync(join(root, folder))
  const plugins = [withLeastPasswordCost()]
  const options = {
    plugins,
    target: 'node24',
    external: ['koffi', 'libxml2-wasm', 'pdfmake', 'pg-native', 'sharp'],
    minify: false,
  }
  for (const program of programs) await bundleProgram(root, join(root, folder), { ...program, ...options })
  process.env[bundleVariable] = `${folder}/main.mjs`
  return () => rmSync(join(root, folder), { recursive: true })
}
