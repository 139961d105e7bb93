import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { latinLetters } from '../../src/printing/latinLetters.ts'

const folder = fileURLToPath(new URL('../../.cache/fonts', import.meta.url))

const letters = latinLetters
  .flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('')

/** Prints go without the instructions that fit outlines to the pixels of a screen, half of a file; outlines and spacing are the same. */
const formats = {
  ttf: { targetFormat: 'truetype', noHinting: true },
  woff2: { targetFormat: 'woff2' },
} as const

/** The path of a font file with the letters of latinLetters.ts alone; made once for each content of the whole file. */
async function latinFile(whole: string, format: keyof typeof formats): Promise<string> {
  const content = readFileSync(whole)
  const options = formats[format]
  const digest = createHash('sha256').update(content).update(letters).update(JSON.stringify(options))
  const path = join(folder, `${basename(whole, '.ttf')}-latin-${digest.digest('hex').slice(0, 12)}.${format}`)
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true })
    // Under its name only when it is whole: another build may be looking.
    writeFileSync(`${path}.${process.pid}`, await subsetFont(content, letters, options))
    renameSync(`${path}.${process.pid}`, path)
  }
  return path
}

const wholeFile = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))

/**
 * Serves small font files: `<font>.ttf?latin` to a script, and `url('<package>/<font>.ttf?latin')` in a style sheet as WOFF2, have the
 * letters of latinLetters.ts alone.
 */
export const latinFonts = (): Plugin => ({
  name: 'latin-fonts',
  enforce: 'pre',
  load: {
    filter: { id: /\.ttf\?latin$/ },
    async handler(id) {
      const path = await latinFile(id.slice(0, -'?latin'.length), 'ttf')
      return `export { default } from ${JSON.stringify(`${path}?url`)}`
    },
  },
  transform: {
    filter: { id: /[\\/]src[\\/].*\.css$/, code: /\.ttf\?latin'/ },
    async handler(code) {
      const specifiers = [...new Set([...code.matchAll(/url\('([^']+\.ttf)\?latin'\)/g)].map(([, name = '']) => name))]
      const paths = await Promise.all(specifiers.map((name) => latinFile(wholeFile(name), 'woff2')))
      const replaced = specifiers.reduce(
        (text, name, index) => text.replaceAll(`${name}?latin`, (paths[index] ?? name).replaceAll('\\', '/')),
        code,
      )
      return { code: replaced, map: null }
    },
  },
})
