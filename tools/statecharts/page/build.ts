import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import type { KnownFlow } from '../../charts/flows.ts'
import { bundle } from '../../document/bundle.ts'
import { documentOf } from '../../document/document.ts'
import { packed } from '../../document/packed.ts'
import { readFacts } from './facts/readFacts.ts'

const entry = fileURLToPath(new URL('./main.tsx', import.meta.url))
const packing = fileURLToPath(new URL('../../document/packed.ts', import.meta.url)).replaceAll('\\', '/')
const content = fileURLToPath(new URL('./content.ts', import.meta.url)).replaceAll('\\', '/')

/** Gives the page its facts and the flows that it simulates: which ones there are is known when it is built. */
const statecharts = (root: string, ids: readonly string[]): Plugin => ({
  name: 'statecharts',
  load: (id) =>
    id === content
      ? [
          ...ids.map(
            (flow) => `import { flow as ${flow} } from ${JSON.stringify(join(root, 'walks/flows', `${flow}.ts`))}`,
          ),
          `export const flows = { ${ids.join(', ')} }`,
          `import { unpacked } from ${JSON.stringify(packing)}`,
          `export const facts = JSON.parse(unpacked(JSON.parse(document.getElementById('facts').textContent)))`,
        ].join('\n')
      : null,
})

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22 fill=%22none%22 stroke=%22%234349c4%22 stroke-width=%221.5%22%3E%3Crect x=%221.5%22 y=%222%22 width=%225%22 height=%224%22 rx=%221%22/%3E%3Crect x=%229.5%22 y=%2210%22 width=%225%22 height=%224%22 rx=%221%22/%3E%3Cpath d=%22M6.5 4H12v6%22/%3E%3C/svg%3E'

/** Its policy lets it fetch nothing but pictures that lie beside it. */
const head = [
  `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data: file: 'self'; font-src data:">`,
  `<link rel="icon" href="${icon}">`,
]

/**
 * The page of all flows as one HTML document that needs nothing else, the same bytes for the same sources.
 * Rejects where a source is missing.
 */
export const buildPage = async (root: string, flows: readonly KnownFlow[]): Promise<string> => {
  const text = JSON.stringify(await readFacts(root, flows))
  const plugins = [
    statecharts(
      root,
      flows.map(({ id }) => id),
    ),
    react(),
    lingui(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
  ]
  return documentOf(root, {
    language: 'vi',
    head,
    data: JSON.stringify(packed(text)),
    text,
    ...(await bundle(root, entry, plugins)),
  })
}
