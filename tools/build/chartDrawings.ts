import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { locales, type Locale } from '../../src/domain/locale.ts'
import { drawnFlows, placeOf, sourcesOf } from '../charts/drawing/kept.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const index = fileURLToPath(new URL('../../development/liveView/drawingFiles.ts', import.meta.url)).replaceAll(
  '\\',
  '/',
)
const program = fileURLToPath(new URL('../charts/drawing/draw.run.ts', import.meta.url))
const prefix = '\0chart-drawing:'

const run = promisify(execFile)
const drawing = new Map<Locale, Promise<unknown>>()

/** Draws the charts in a language, once at a time. */
const draw = (locale: Locale): Promise<unknown> => {
  const begun = drawing.get(locale) ?? run(process.execPath, [program, locale]).finally(() => drawing.delete(locale))
  drawing.set(locale, begun)
  return begun
}

const drawingOf = async (id: string, locale: Locale): Promise<string> => {
  const place = placeOf(root, id, locale)
  if (!existsSync(place)) await draw(locale)
  return readFileSync(place, 'utf8')
}

/** Gives the live view the drawing of each chart in each language. Those in English are committed, the others are drawn when they are first shown. */
export function chartDrawings(): Plugin {
  return {
    name: 'chart-drawings',
    resolveId: (id) => (id.startsWith('chart-drawing:') ? `\0${id}` : null),
    async load(id) {
      if (id === index) {
        const entries = drawnFlows(root).flatMap((flow) => locales.map((locale) => `${flow}.${locale}`))
        return `export const files = { ${entries
          .map((name) => `${JSON.stringify(name)}: async () => (await import('chart-drawing:${name}')).default`)
          .join(', ')} }`
      }
      if (!id.startsWith(prefix)) return null
      const [flow = '', language] = id.slice(prefix.length).split('.')
      const locale = locales.find((one) => one === language)
      if (locale === undefined) return null
      for (const source of sourcesOf(root, flow, locale)) this.addWatchFile(source)
      return `export default ${JSON.stringify(await drawingOf(flow, locale))}`
    },
  }
}
