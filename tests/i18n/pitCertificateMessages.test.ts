import { readFileSync } from 'node:fs'
import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { fieldMessage as documentMessage } from '../../src/documents/refusals/fieldMessages.ts'
import { certificateTexts } from '../../src/domain/pitCertificate/content.ts'
import { certificateMessages } from '../../src/domain/pitCertificate/messages.ts'
import { fieldMessage } from '../../src/features/pitCertificates/form/fieldTexts.ts'
import { failureTexts as formTexts } from '../../src/records/form/failureTexts.ts'

const textOf = (code: string) => fieldMessage(code) ?? documentMessage(code) ?? formTexts.field?.(code) ?? null

const names = new Set<string>([...certificateTexts, 'req_send_email'])

/** What stands in quotes in the sources of the rules and is neither a field nor a word alone. */
const codesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/'([a-z]+(?:_[a-z]+)+(?::\d+)?)'/g)]
    .map(([, code = '']) => code)
    .filter((code) => !names.has(code))

test.each(['rules', 'fieldRules', 'fields', 'warnings'].map((name) => `src/domain/pitCertificate/${name}.ts`))(
  'every message code of %s has a text',
  (file) => {
    const codes = codesIn(file)
    expect(codes.length).toBeGreaterThan(0)
    expect(codes.filter((code) => textOf(code) === null)).toEqual([])
  },
)

test('codes that only the server answers have a text', () => {
  const files = ['server/areas/pitCertificates/check.ts', 'server/documents/checkForm.ts']
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const codes = [...source.matchAll(/message: '(\w+)'/g)].map(([, code = '']) => code)
  expect(codes).toEqual(expect.arrayContaining(['day_is_in_the_future', 'nationality_is_not_in_the_list']))
  expect(codes.filter((code) => textOf(code) === null)).toEqual([])
})

test('the page about messages lists each key of the seed with its texts in three languages', async () => {
  const page = readFileSync('docs/pit-certificate-messages.md', 'utf8')
  const catalogues = await Promise.all(
    ['vi', 'ko'].map(async (locale) => {
      const source = readFileSync(`src/features/pitCertificates/form/texts/${locale}.po`, 'utf8')
      const parsed = await formatter().parse(source, { locale, sourceLocale: 'en', filename: '' })
      return new Map(Object.values(parsed).map(({ message, translation }) => [message, translation]))
    }),
  )
  for (const key of Object.values(certificateMessages)) {
    const text = fieldMessage(key)?.message ?? ''
    const row = [`\`${key}\``, text, ...catalogues.map((texts) => texts.get(text) ?? '')]
    expect(page).toContain(`| ${row.join(' | ')} |`)
  }
})
