import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { certificateArchives } from '../../server/areas/pitCertificates/output/certificateArchives.ts'
import { openArchives, type Archives as OpenArchives } from '../../server/documentArchives/archives.ts'
import type { Member } from '../../server/companies/member.ts'
import { newId } from '../../server/store/identifiers.ts'
import { drawOrder } from '../../server/printing/drawOrder.ts'
import type { PdfPrinter } from '../../server/printing/pdfPrinter.ts'
import type { WantedArchive } from '../../src/api/contract/pitCertificateArchives.ts'
import * as v from 'valibot'
import { succeed } from '../../src/domain/result.ts'
import { account } from '../../tools/product/server/rows.ts'
import { hasPdftotext, textOf } from '../features/support/readPdf.ts'
import { startDatabases } from './support/databases.ts'
import { certificateSaid } from './support/pitCertificates.ts'
import { storeForTests } from './support/serverForTests.ts'

type Archives = OpenArchives<WantedArchive>

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const member: Member = { account, companyId, expiresAt: 0 }
const person = '001190012345'
const clock = () => new Date('2026-11-20T01:00:00Z')
const saidSchema = v.pipe(v.string(), v.parseJson(), v.array(v.object({ sid: v.string() })))

describe.each(databases.map((database) => [database.kind, database] as const))(
  'files of many PDFs of PIT certificates, over %s',
  (_kind, database) => {
    const opened = storeForTests(database)
    let folder = ''
    let read: string[] = []
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'archives-'))
      read = []
    })
    afterEach(() => rm(folder, { recursive: true, force: true }))

    const drafts = async (count: number, taxpayer = person): Promise<readonly string[]> => {
      const made = Array.from({ length: count }, () => ({
        id: newId(),
        year: 2026,
        reference: 'PIT20261120-AAAAAA',
        contentHash: '1',
        given: { lookup_cd: newId(), corrects_sid: '' },
        content: certificateSaid({ taxpayer_taxcd: taxpayer }),
        madeAt: '2026-11-20T00:00:00.000Z',
      }))
      await opened.store.pitCertificates.insert(companyId, made)
      return made.map(({ id }) => id)
    }
    const open = (print: PdfPrinter['print']): Promise<Archives> =>
      openArchives({
        store: opened.store,
        printer: { print },
        clock,
        log: () => {},
        kind: certificateArchives({
          store: opened.store,
          images: { find: () => Promise.resolve(null) },
          clock,
          reads: {
            onRead: (_member, id) => {
              read.push(id)
              return Promise.resolve()
            },
          },
        }),
        folder,
      })
    const drawn: PdfPrinter['print'] = async (order) => succeed(await drawOrder(order))
    const ended = (archives: Archives) =>
      expect.poll(() => archives.of(member)?.state, { timeout: 20_000, interval: 10 }).toBe('ready')
    const selected = (sid: readonly string[], form: 'zip' | 'pdf' = 'zip'): WantedArchive => ({
      of: 'selected',
      form,
      convert_yn: 'N',
      sid: [...sid],
      search_value: '',
    })
    const pathOf = (archives: Archives): string => archives.of(member)?.path ?? ''

    it('a zip has a PDF of each certificate under a name of its own, and each of them is noted as read', async () => {
      const ids = await drafts(3)
      const archives = await open(drawn)
      await archives.start(member, selected([...ids, 'unknown', ids[0] ?? '']))
      await ended(archives)
      const files = unzipSync(await readFile(pathOf(archives)))
      expect(Object.keys(files)).toEqual(['', '_2', '_3'].map((end) => `03TNCN_CT26YY_${person}${end}.pdf`))
      expect(Buffer.from(Object.values(files)[2] ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
      expect(archives.of(member)).toMatchObject({ done: 3, leftOut: 0 })
      expect(read).toEqual(ids)
    })

    it.skipIf(!hasPdftotext)(
      'one PDF has the pages of all certificates, and readers find nothing wrong with it',
      async () => {
        const archives = await open(drawn)
        await archives.start(member, selected(await drafts(3), 'pdf'))
        await ended(archives)
        const pdf = await readFile(pathOf(archives))
        expect(textOf(pdf).split('Nguyễn Thị Hoa').length - 1).toBeGreaterThanOrEqual(3)
        const info = spawnSync('pdfinfo', ['-'], { input: pdf, encoding: 'utf8' })
        expect([info.stderr, /Pages: +(\d+)/.exec(info.stdout)?.[1]]).toEqual(['', '3'])
      },
    )

    it('of one person are all certificates with what they say, and of nobody else', async () => {
      const ids = await drafts(2, '001190077777')
      await drafts(1)
      const archives = await open(drawn)
      await archives.start(member, { ...selected([]), of: 'person', taxpayer: '001190077777' })
      await ended(archives)
      const files = unzipSync(await readFile(pathOf(archives)))
      const said = v.parse(saidSchema, Buffer.from(files['data.json'] ?? []).toString())
      expect(said.map(({ sid }) => sid).toSorted()).toEqual(ids.toSorted())
      expect(Object.keys(files)).toHaveLength(3)
    })
  },
)
