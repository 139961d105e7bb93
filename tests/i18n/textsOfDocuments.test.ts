import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { locales } from '../../src/domain/locale.ts'
import { catalogueFolders, readCatalogue } from '../../tools/messages/readPo.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = catalogueFolders(root).filter((folder) => folder.startsWith('src/documents/'))

/** What one kind is called, and the verbs with which kinds send. */
const ofAKind = {
  en: /\bdeclar|\binvoice|\bregist|\bissue[ds]?\b/i,
  vi: /tờ khai|hóa đơn|đăng ký|phát hành/i,
  ko: /신고|세금계산서|등록|발행/,
}

/** Certificates are registered, whatever they sign. */
const ofCertificates = { en: /certificate/i, vi: /chứng thư số/i, ko: /인증서/ }

test.each(locales)('texts for documents of all kinds name none, nor the verb of one (%s)', async (locale) => {
  const texts = (await Promise.all(folders.map((folder) => readCatalogue(root, folder, locale)))).flat()
  const said = texts.map(({ translation, source }) => (locale === 'en' ? source : translation))
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter((text) => ofAKind[locale].test(text) && !ofCertificates[locale].test(text))).toEqual([])
})
