import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { latinLetters } from '../../src/printing/latinLetters.ts'

const latinFont = /\.ttf\?latin$/

/** Serves `<font>.ttf?latin` as that font with the letters of latinLetters.ts alone in a build, as the whole font elsewhere. */
export function latinFonts(): Plugin {
  const letters = latinLetters
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
    )
    .join('')
  let isBuild = false
  return {
    name: 'latin-fonts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    load: {
      filter: { id: latinFont },
      async handler(id) {
        const file = id.slice(0, -'?latin'.length)
        if (!isBuild) return `export { default } from ${JSON.stringify(`${file}?url`)}`
        const source = await subsetFont(readFileSync(file), letters, { targetFormat: 'truetype' })
        const asset = this.emitFile({ type: 'asset', name: `${basename(file, '.ttf')}-latin.ttf`, source })
        return `export default import.meta.ROLLUP_FILE_URL_${asset}`
      },
    },
  }
}
