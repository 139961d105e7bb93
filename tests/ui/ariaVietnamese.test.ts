import { createRequire } from 'node:module'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import * as vietnamese from '../../src/ui/locale/ariaVietnamese.ts'

const Dictionaries = v.record(v.string(), v.record(v.string(), v.unknown()))
const english = v.parse(Dictionaries, createRequire(import.meta.url)('react-aria-components/i18n/en-US'))

const packageOf = (area: string) => {
  if (area === 'components') return 'react-aria-components'
  return area.endsWith('State') ? `@react-stately/${area.slice(0, -'State'.length)}` : `@react-aria/${area}`
}

test.each(Object.entries(vietnamese))(
  '%s has exactly the texts of the English dictionary, of the same kind',
  (area, texts) => {
    const kinds = (dictionary: object) =>
      Object.entries(dictionary)
        .map(([key, text]) => `${key}: ${typeof text}`)
        .toSorted()
    expect(kinds(texts)).toEqual(kinds(english[packageOf(area)] ?? {}))
  },
)
