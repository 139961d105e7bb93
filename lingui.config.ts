import { defineConfig } from '@lingui/cli'
import { extractor } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { chartExtractor } from './tools/charts/words/extractor.ts'
import { requirementExtractor } from './tools/requirements/extractor.ts'

/** What the first page can say: the sign-in page fetches no words of the screens behind it. */
const outside = ['features/session', 'app', 'i18n', 'failures'].map((folder) => `<rootDir>/src/${folder}`)
const textsOfFiling = [
  'i18n/fieldMessages',
  'failures/refusalText',
  'failures/signingText',
  'failures/agentRefusalText',
].map((name) => `<rootDir>/src/${name}.ts`)
const alsoInside = ['<rootDir>/src/app/inside/**']

/** What only a declaration's form, its signature and its submission say: the list fetches it after its rows. */
const filing = ['form/**', 'submit/!(InterruptedWorkBanner).tsx', 'submit/*.ts', 'submit/panels/**']
  .concat('list/DeleteDialog.tsx')
  .map((path) => `<rootDir>/src/features/declarations/${path}`)
  .concat(textsOfFiling, '<rootDir>/src/signing', '<rootDir>/src/printing')

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi', 'ko'],
  catalogs: [
    {
      path: '<rootDir>/src/i18n/catalogues/outside/{locale}',
      include: outside,
      exclude: [...alsoInside, ...textsOfFiling],
    },
    {
      path: '<rootDir>/src/i18n/catalogues/inside/{locale}',
      include: ['<rootDir>/src/features', '<rootDir>/src/records', ...alsoInside],
      exclude: ['<rootDir>/src/features/session/**', ...filing],
    },
    { path: '<rootDir>/src/i18n/catalogues/filing/{locale}', include: filing },
    { path: '<rootDir>/src/i18n/catalogues/faults/{locale}', include: ['<rootDir>/development/faultConsole'] },
    { path: '<rootDir>/src/i18n/catalogues/liveView/{locale}', include: ['<rootDir>/development/liveView'] },
    // What analysts and testers read of the charts; no page of the product loads it.
    { path: '<rootDir>/src/i18n/catalogues/charts/{locale}', include: ['<rootDir>/src/machines/*/words.ts'] },
    // The rules of the seed documents; no page of the product loads it.
    { path: '<rootDir>/src/i18n/catalogues/requirements/{locale}', include: ['<rootDir>/docs/requirements/*.json'] },
    // What lists, check lists and the path lab say to testers.
    { path: '<rootDir>/src/i18n/catalogues/paths/{locale}', include: ['<rootDir>/tools/paths/told/labels.ts'] },
    // What the page of charts and the report of walked paths say around the texts of charts.
    { path: '<rootDir>/src/i18n/catalogues/chartsPage/{locale}', include: ['<rootDir>/tools/statecharts/page/texts'] },
    { path: '<rootDir>/src/i18n/catalogues/pathReport/{locale}', include: ['<rootDir>/tools/paths/run/page/texts'] },
  ],
  extractors: [chartExtractor, requirementExtractor, extractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
