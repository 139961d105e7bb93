import { sql, type Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptCollections } from '../../server/areas/declarations/collections.ts'
import { keptNotices } from '../../server/areas/errorNotices/keptErrorNotices.ts'
import { certificateCollection } from '../../server/areas/pitCertificates/keptPitCertificates.ts'
import { restoreDrafts } from '../../server/documents/deletion.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import type { Tables } from '../../server/store/tables.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { account, companies, content } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { noticeSaid } from './support/errorNotices.ts'
import { certificateSaid } from './support/pitCertificates.ts'

const databases = await startDatabases()
const company_id = account.companyId ?? ''
const member = { companyId: company_id, account, expiresAt: 0 }
const madeAt = '2026-11-20T00:30:00.000Z'
const deleted_at = '2026-11-20T01:00:00.000Z'

const texts = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, '']))
const of = (id: string) => ({ company_id, id, year: 2026, content_hash: `hash of ${id}` })

/** Everything of a table that is text, empty, with some of it filled. */
const insert = async (db: Kysely<Tables>, table: string, row: Record<string, unknown>): Promise<void> => {
  const found = (await db.introspection.getTables()).find(({ name }) => name === table)
  const others = found?.columns.filter(({ isNullable, dataType }) => !isNullable && /^text$/i.test(dataType)) ?? []
  await insertEarlier(db, table, { ...texts(others.map(({ name }) => name)), ...row })
}

const noticeRow = (id: string, deleted: string) => ({
  ...of(id),
  notice_status: 'draft',
  reference: `SS-${id}`,
  documents: 1,
  deleted_at: deleted,
  content: JSON.stringify({ ...noticeSaid(), notice_id: id }),
})

/** A deleted draft of each kind, and a notice that is there. */
const fill = async (db: Kysely<Tables>): Promise<void> => {
  for (const company of companies) await insertEarlier(db, 'companies', company)
  for (const [kind, document_id] of [
    ['declaration', 'd'],
    ['pit-certificate', 'c'],
    ['error-notice', 'n'],
    ['error-notice', 'lost'],
  ])
    await insertEarlier(db, 'deleted_documents', { company_id, kind, document_id, deleted_at })
  const declaration = { ...of('d'), decl_form_no: '01/ĐKTĐ-HĐĐT', noti_cd_tax: 'draft', reference: 'TK-d', deleted_at }
  await insert(db, 'deleted_drafts', declaration)
  await insert(db, 'deleted_draft_contents', {
    company_id,
    declaration_id: 'd',
    content: JSON.stringify(content({ declaration_id: 'd' })),
  })
  const event = { company_id, id: 'e', at: madeAt, status: 'draft', message: '' }
  await insert(db, 'deleted_draft_events', { ...event, declaration_id: 'd' })
  await insert(db, 'deleted_pit_certificates', {
    ...of('c'),
    refid: 'PIT-c',
    lookup_cd: 'CODE',
    corrects_sid: '',
    made_at: madeAt,
    content: JSON.stringify(certificateSaid({ sid: 'c' })),
    deleted_at,
  })
  await insert(db, 'error_notices', noticeRow('n', deleted_at))
  await insert(db, 'error_notice_events', { ...event, notice_id: 'n' })
  await insert(db, 'error_notices', noticeRow('kept', ''))
}

describe.each(databases.map((database) => [database.kind, database] as const))(
  'drafts that were deleted before all kinds kept them in one table, on %s',
  (_kind, database) => {
    let opened: OpenStore
    beforeAll(async () => {
      const location = await database.createEmpty()
      await fillEarlierDatabase(location, '0063-list-of-corrections', fill)
      opened = await openStore(location)
    })
    afterAll(() => opened.store.close())
    const parts = () => ({ store: opened.store, clock: () => new Date('2026-11-20T01:30:00.000Z') })
    const succeeded = { ok: true, value: 1 }

    it('come back as they were: declarations', async () => {
      expect(await restoreDrafts(keptCollections.eInvoice, parts(), member, ['d'])).toEqual(succeeded)
      const found = await opened.store.declarations.byId(company_id, 'd')
      expect(found).toMatchObject({ year: 2026, reference: 'TK-d', contentHash: 'hash of d', status: 'draft' })
      expect(found?.content).toEqual(content({ declaration_id: 'd' }))
      expect(await opened.store.declarations.events(company_id, 'd')).toMatchObject([{ at: madeAt, status: 'draft' }])
    })

    it('come back as they were: PIT certificates, with the code by which a person finds one', async () => {
      expect(await restoreDrafts(certificateCollection, parts(), member, ['c'])).toEqual(succeeded)
      const found = await opened.store.pitCertificates.byId(company_id, 'c')
      expect(found).toMatchObject({
        head: { year: 2026, refid: 'PIT-c', contentHash: 'hash of c' },
        lookupCode: 'CODE',
      })
      expect(found?.content).toMatchObject(certificateSaid({ sid: 'c' }))
      expect(await opened.store.pitCertificates.events(company_id, 'c')).toMatchObject([{ at: madeAt }])
    })

    it('come back as they were: error notices, and those that were there still are', async () => {
      const { errorNotices } = opened.store
      expect(await errorNotices.head(company_id, 'n')).toBeNull()
      expect(await restoreDrafts(keptNotices.certificates, parts(), member, ['n'])).toEqual(succeeded)
      for (const id of ['n', 'kept']) {
        const found = await errorNotices.whole(company_id, id)
        expect(found).toMatchObject({ head: { year: 2026, reference: `SS-${id}`, contentHash: `hash of ${id}` } })
        expect(found?.content).toMatchObject({ notice_id: id })
      }
      expect(await errorNotices.events(company_id, 'n')).toMatchObject([{ at: madeAt, status: 'draft' }])
    })

    it('are gone where nobody has kept what they said', async () => {
      expect(await restoreDrafts(keptNotices.certificates, parts(), member, ['lost'])).toMatchObject({ ok: false })
      const { rows } = await sql<{ content: string }>`select content from deleted_documents
        where company_id = ${company_id} and document_id = 'lost'`.execute(opened.db)
      expect(rows).toEqual([])
    })
  },
)
