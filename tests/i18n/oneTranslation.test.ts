import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ko as mails } from '../../server/areas/declarations/notifications/ko.ts'
import { locales } from '../../src/domain/locale.ts'
import { catalogueFolders, readCatalogue } from '../../tools/messages/readPo.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Catalogues that one page loads, one after the other: what reads differently would depend on what was opened before. */
const folders = catalogueFolders(root).filter(
  (folder) => folder.startsWith('src/') && !folder.startsWith('src/i18n/catalogues/'),
)

test.each(locales)('a text has one translation in all catalogues of the product (%s)', async (locale) => {
  const translations = new Map<string, Set<string>>()
  for (const folder of folders)
    for (const { id, source, translation } of await readCatalogue(root, folder, locale)) {
      const key = `${id} ${source}`
      translations.set(key, (translations.get(key) ?? new Set()).add(translation))
    }
  expect(translations.size).toBeGreaterThan(1000)
  expect([...translations].filter(([, found]) => found.size > 1)).toEqual([])
})

const declaration = { vi: /tờ khai/i, ko: /신고서/ }

test.each(['vi', 'ko'] as const)('forms of every record are not called declarations (%s)', async (locale) => {
  const texts = await readCatalogue(root, 'src/records/form/texts', locale)
  expect(texts.map(({ translation }) => translation).filter((text) => declaration[locale].test(text))).toEqual([])
})

test('what the button calls 전송 has this name in every text that asks for it (ko)', async () => {
  const texts = (await Promise.all(folders.map((folder) => readCatalogue(root, folder, 'ko')))).flat()
  const mailed = Object.values(mails).map(({ text }) => text({}))
  const said = [...texts.map(({ translation }) => translation), ...mailed]
  expect(said.filter((text) => text.includes('제출'))).toEqual([])
})

test('what is sent together has one name in the texts of sending it, which may be declarations (vi)', async () => {
  const texts = await readCatalogue(root, 'src/documents/bulk/texts', 'vi')
  expect(texts.map(({ translation }) => translation).filter((text) => /chứng từ/i.test(text))).toEqual([])
})
