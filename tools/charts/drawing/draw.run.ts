import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readFlows } from '../flows.ts'
import { chartTextsByLanguageOf } from '../translation/chartTextsByLanguage.ts'
import { readCatalogue } from '../translation/catalogue.ts'
import { readPerLocale } from '../../messages/perLocale.ts'
import { locales } from '../../../src/domain/locale.ts'
import { drawnFlows, placeOf } from './kept.ts'
import { svgOf } from './svg.ts'

// Draws every exported chart in the languages that are given, for the live view: a process of its own, which reads the charts as they are now.
const root = fileURLToPath(new URL('../../..', import.meta.url))
const exported = new Set(drawnFlows(root))
const catalogues = await readPerLocale((locale) => readCatalogue(root, 'charts', locale))
const wanted = locales.filter((locale) => locale !== 'en' && process.argv.includes(locale))

for (const known of await readFlows(root)) {
  if (!exported.has(known.id)) continue
  const labels = chartTextsByLanguageOf(known, catalogues)
  for (const locale of wanted) {
    const place = placeOf(root, known.id, locale)
    mkdirSync(dirname(place), { recursive: true })
    // Under its name only when it is whole: another server may be looking.
    writeFileSync(`${place}.${process.pid}`, await svgOf(known.chart, { labels: labels[locale], collapsed: new Set() }))
    renameSync(`${place}.${process.pid}`, place)
  }
}
