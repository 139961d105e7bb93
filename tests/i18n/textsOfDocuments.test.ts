import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { locales } from '../../src/domain/locale.ts'
import { catalogueFolders, readCatalogue } from '../../tools/messages/readPo.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folders = catalogueFolders(root).filter((folder) => folder.startsWith('src/documents/'))

/** What one kind is called. */
const names = { en: /\bdeclar|\binvoice/i, vi: /tờ khai|hóa đơn/i, ko: /신고|세금계산서/ }

/** The verbs with which kinds send. */
const registering = { en: /\bregist/i, vi: /đăng ký/i, ko: /등록/ }
const issuing = { en: /\bissue[ds]?\b/i, vi: /phát hành/i, ko: /발행/ }

/** Whatever has a number is issued; spreadsheets draft nothing else, and nothing else is corrected by others of its kind. */
const ofIssued = ['correction', 'drafted', 'numbers'].map((folder) => `src/documents/${folder}/texts`)

/** Certificates are registered, whatever they sign. */
const ofCertificates = { en: /certificate/i, vi: /chứng thư số/i, ko: /인증서/ }

test.each(locales)('texts for documents of all kinds name none, nor the verb of one (%s)', async (locale) => {
  const saidIn = async (some: readonly string[]) =>
    (await Promise.all(some.map((folder) => readCatalogue(root, folder, locale))))
      .flat()
      .map(({ translation, source }) => (locale === 'en' ? source : translation))
      .filter((text) => !ofCertificates[locale].test(text))
  expect(folders).toEqual(expect.arrayContaining(ofIssued))
  const said = await saidIn(folders)
  expect(said.length).toBeGreaterThan(150)
  expect(said.filter((text) => names[locale].test(text) || registering[locale].test(text))).toEqual([])
  const ofEveryKind = await saidIn(folders.filter((folder) => !ofIssued.includes(folder)))
  expect(ofEveryKind.filter((text) => issuing[locale].test(text))).toEqual([])
})
