import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { koreanFontFor } from '../../../statecharts/page/facts/koreanFont.ts'
import { readReportFacts, type Run } from './readFacts.ts'

const main = fileURLToPath(new URL('./main.tsx', import.meta.url))

const name = 'virtual:path-report'

/** The page's script begins with the facts that stand in its document. */
const start: Plugin = {
  name: 'path-report',
  resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => `\0${name}` },
  load: { filter: { id: new RegExp(`^\0${name}$`) }, handler: () => `import { show } from ${JSON.stringify(main)}
show(JSON.parse(document.getElementById('facts').textContent), document.getElementById('root'))` },
}

const bundle = async (root: string) => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [start],
    // Vitest, which walked the paths in this very process, has set NODE_ENV to test, and Vite would build for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      assetsInlineLimit: () => true,
      rolldownOptions: { input: name, output: { codeSplitting: false } },
    },
  })
  const [result] = [built].flat()
  if (result === undefined || !('output' in result)) throw new Error('the page was not built')
  return {
    script: result.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : [])).join('\n'),
    style: result.output.flatMap((part) => (part.type === 'asset' && part.fileName.endsWith('.css') ? [String(part.source)] : [])).join('\n'),
  }
}

/** Nothing within a script may look like its end, or like a comment that would hide it. */
const withinScript = (text: string) => text.replaceAll(/<(?=\/script|!--)/gi, String.raw`\x3C`)
const withinData = (json: string) => json.replaceAll('<', String.raw`\u003C`)

/** Writes index.html into the report's folder: it needs nothing but the pictures beside it. */
export const writePage = async (root: string, folder: string, run: Run): Promise<void> => {
  const facts = await readReportFacts(root, run)
  const { script, style } = await bundle(root)
  const data = JSON.stringify(facts)
  const page = `<!doctype html>
<html lang="${facts.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>tokhai</title>
<style>${koreanFontFor(root, `${data}${script}`)}
${style}</style>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="facts">${withinData(data)}</script>
<script type="module">${withinScript(script)}</script>
</body>
</html>
`
  writeFileSync(join(folder, 'index.html'), page)
}
