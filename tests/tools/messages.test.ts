import { expect, test } from 'vitest'
import { filled, translationsOf } from '../../tools/messages/carry.ts'

const head = 'msgid ""\nmsgstr ""\n"Language: vi\\n"\n\n'
const from = `${head}#: src/list.tsx\nmsgid "Send"\nmsgstr "Gửi"\n\nmsgctxt "status"\nmsgid "Sent"\nmsgstr "Đã gửi"\n\nmsgid ""\n"A long "\n"text"\nmsgstr ""\n"Một câu "\n"dài"\n`
const to = `${head}#: src/form.tsx\nmsgid "Send"\nmsgstr ""\n\nmsgid "Sent"\nmsgstr ""\n\nmsgid ""\n"A long "\n"text"\nmsgstr ""\n\nmsgid "New"\nmsgstr ""\n`

test('a text takes its translation along to another catalogue, and only its own', () => {
  const known = translationsOf(from)
  expect(filled(to, (message) => known.get(message))).toBe(
    `${head}#: src/form.tsx\nmsgid "Send"\nmsgstr "Gửi"\n\nmsgid "Sent"\nmsgstr ""\n\nmsgid ""\n"A long "\n"text"\nmsgstr ""\n"Một câu "\n"dài"\n\nmsgid "New"\nmsgstr ""\n`,
  )
})

test('a translation that is there stays', () => {
  expect(filled(from, () => 'msgstr "Khác"\n')).toBe(from)
})
