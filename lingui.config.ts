import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

/** What the first page can say: the sign-in page fetches no words of the screens behind it. */
const outside = ['<rootDir>/src/features/session', '<rootDir>/src/app', '<rootDir>/src/i18n']
const failuresInside = ['refusalText', 'signingText', 'agentRefusalText'].map((name) => `<rootDir>/src/i18n/failures/${name}.ts`)
const alsoInside = ['<rootDir>/src/app/inside/**', ...failuresInside]

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'vi', 'ko'],
  catalogs: [
    { path: '<rootDir>/src/i18n/catalogues/outside/{locale}', include: outside, exclude: alsoInside },
    {
      path: '<rootDir>/src/i18n/catalogues/inside/{locale}',
      include: ['<rootDir>/src/features', ...alsoInside],
      exclude: ['<rootDir>/src/features/session/**', '<rootDir>/src/features/faults/**'],
    },
    { path: '<rootDir>/src/i18n/catalogues/faults/{locale}', include: ['<rootDir>/src/features/faults'] },
  ],
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
})
