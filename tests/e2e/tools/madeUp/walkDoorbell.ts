import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chartOf } from '../../../../tools/charts/chart.ts'
import { runPaths } from '../../../../tools/paths/run/run.ts'
import { doorbell, flow, descriptions } from './doorbell.ts'

const root = fileURLToPath(new URL('../../../..', import.meta.url))
const place = join(root, '.cache/made-up')
mkdirSync(place, { recursive: true })
writeFileSync(join(place, 'presses'), '0')

process.exitCode = await runPaths(
  {
    root,
    folder: join(place, 'report'),
    flows: [{ id: doorbell.id, chart: chartOf(doorbell), descriptions: descriptions, flow }],
    testOf: () => 'tests/e2e/tools/madeUp/doorbell.walk.tsx',
  },
  { wish: { machine: null, paths: [], seed: null }, showing: { headless: true, pause: 0 }, language: 'en' },
)
