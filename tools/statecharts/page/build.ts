import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'
import type { KnownFlow } from '../../charts/flows.ts'
import { documentOf } from './document.ts'
import { koreanFontFor } from './facts/koreanFont.ts'
import { readFacts } from './facts/readFacts.ts'

const entry = fileURLToPath(new URL('./main.tsx', import.meta.url))
const content = fileURLToPath(new URL('./content.ts', import.meta.url)).replaceAll('\\', '/')

/** Gives the page its facts and the flows that it simulates: which ones there are is known when it is built. */
const statecharts = (root: string, ids: readonly string[]): Plugin => ({
  name: 'statecharts',
  load: (id) =>
    id === content
      ? [
          ...ids.map((flow) => `import { flow as ${flow} } from ${JSON.stringify(join(root, 'tests/support/flows', `${flow}.ts`))}`),
          `export const flows = { ${ids.join(', ')} }`,
          `export const facts = JSON.parse(document.getElementById('facts').textContent)`,
        ].join('\n')
      : null,
})

const chunksOf = (built: Awaited<ReturnType<typeof build>>): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => {
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error('the page was not built')
  return result.output
}

/** Vite builds for what NODE_ENV says, whatever its mode is: the page is the same from every command. */
const inProduction = async <Made>(make: () => Promise<Made>): Promise<Made> => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    return await make()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

const bundle = async (root: string, ids: readonly string[]) => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    plugins: [statecharts(root, ids), react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })],
    build: {
      write: false,
      target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
      assetsInlineLimit: () => true,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: entry, output: { codeSplitting: false }, checks: { bundlerTimings: false } },
    },
  })
  const chunks = chunksOf(built)
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []))
  const sheets = chunks.flatMap((chunk) => (chunk.type === 'asset' && chunk.fileName.endsWith('.css') ? [String(chunk.source)] : []))
  const [script] = code
  if (script === undefined || code.length > 1) throw new Error('the page has more than one script')
  return { script, style: sheets.join('\n') }
}

/**
 * The page of all flows as one HTML document that needs nothing else, the same bytes for the same sources.
 * Rejects where a source is missing.
 */
export const buildPage = async (root: string, flows: readonly KnownFlow[]): Promise<string> => {
  const facts = await readFacts(root, flows)
  const { script, style } = await inProduction(() => bundle(root, flows.map(({ id }) => id)))
  const data = JSON.stringify(facts)
  const fonts = existsSync(join(root, 'node_modules/@fontsource/noto-sans-kr')) ? koreanFontFor(root, `${data}${script}`) : ''
  return documentOf({ data, script, style: `${fonts}\n${style}` })
}
