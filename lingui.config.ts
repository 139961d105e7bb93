import { defineConfig } from '@lingui/cli'
import { extractor } from '@lingui/cli/api'
import { formatter } from '@lingui/format-po'
import { chartExtractor } from './tools/charts/translation/extractor.ts'
import { projectRoot, textFolders } from './tools/messages/folders.ts'
import { requirementExtractor } from './tools/requirements/extractor.ts'

const inRoot = (path: string): string => `<rootDir>/${path}`

/** Parses only files that name lingui or carry its mark, a third of those in src. */
const quickExtractor: typeof extractor = {
  ...extractor,
  extract: (file, code, ...rest) => (/lingui|i18n/.test(code) ? extractor.extract(file, code, ...rest) : undefined),
}

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi', 'ko'],
  catalogs: [
    ...textFolders(projectRoot).map(({ path, of, without }) => ({
      path: inRoot(`${path}/{locale}`),
      include: [inRoot(of)],
      exclude: without.map(inRoot),
    })),
    // What analysts and testers read of the charts; no page of the product loads it.
    { path: '<rootDir>/src/i18n/catalogues/charts/{locale}', include: ['<rootDir>/src/machines/*/descriptions.ts'] },
    // The rules of the seed documents; no page of the product loads it.
    { path: '<rootDir>/src/i18n/catalogues/requirements/{locale}', include: ['<rootDir>/docs/requirements/*.json'] },
    // What lists, check lists and the path lab say to testers.
    { path: '<rootDir>/src/i18n/catalogues/paths/{locale}', include: ['<rootDir>/tools/paths/listing/labels.ts'] },
  ],
  extractors: [chartExtractor, requirementExtractor, quickExtractor],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
