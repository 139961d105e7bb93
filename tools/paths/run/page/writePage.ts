import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { bundle } from '../../../document/bundle.ts'
import { documentOf } from '../../../document/document.ts'
import { readReportFacts, type Run } from './readFacts.ts'

const main = fileURLToPath(new URL('./main.tsx', import.meta.url))

const name = 'virtual:path-report'

/** The page's script begins with the facts that stand in its document. */
const start: Plugin = {
  name: 'path-report',
  resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
  load: {
    filter: { id: new RegExp(`^\0${name}$`) },
    handler: () => `import { show } from ${JSON.stringify(main)}
show(JSON.parse(document.getElementById('facts').textContent), document.getElementById('root'))`,
  },
}

/** Writes index.html into the report's folder: it needs nothing but the pictures beside it. */
export const writePage = async (root: string, folder: string, run: Run): Promise<void> => {
  const facts = await readReportFacts(root, run)
  const head = ['<meta name="color-scheme" content="light dark">']
  const page = documentOf(root, {
    language: facts.language,
    head,
    data: JSON.stringify(facts),
    ...(await bundle(root, name, [start, react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] })])),
  })
  writeFileSync(join(folder, 'index.html'), page)
}
