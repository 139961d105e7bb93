import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { declarationKey } from '../../server/areas/declarations/store/declarations.ts'
import { documentRecords } from '../../server/documents/area.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { messageText } from '../../server/documents/found.ts'
import { filingMessage } from '../../server/documents/keptMessage.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { declaration, fileIn, generatedOf, seed } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()

describe.each(databases.map((database) => [database.kind, database] as const))(
  'what is kept of documents on %s (decision 0468)',
  (kind, database) => {
    let opened: OpenStore
    let store: OpenStore['store']
    let other: OpenStore['store']

    beforeEach(async () => {
      const location = await database.create()
      opened = await openStore(location)
      store = opened.store
      other = (await openStore(location)).store
      await seed(store)
    })
    afterEach(async () => {
      await store.close()
      await other.close()
    })

    it('answers the newest XML of a content that nobody has signed', async () => {
      const draft = declaration()
      const document = keyOf(declarationKey, draft)
      await store.declarations.insert(draft)
      const [first, second] = [generatedOf(draft), generatedOf(draft)]
      for (const one of [first, second]) await store.generated.insert(one)
      expect(await other.generated.unsigned(document, draft.contentHash)).toEqual(second)
      expect(await other.generated.unsigned(document, 'other')).toBeNull()
      await store.generated.markSigned(draft.companyId, second.reqKey, 't')
      expect(await other.generated.unsigned(document, draft.contentHash)).toEqual(first)
      await expect(store.generated.insert(generatedOf(draft, { reqKey: first.reqKey }))).rejects.toThrow(/unique/i)
    })

    it('lets one signed document through under a request key, however many come at once', async () => {
      const draft = declaration()
      await store.declarations.insert(draft)
      const generated = generatedOf(draft)
      await store.generated.insert(generated)
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          (index % 2 === 0 ? store : other).generated.markSigned(draft.companyId, generated.reqKey, `t${index}`),
        ),
      )
      expect(outcomes.filter(Boolean)).toHaveLength(1)
      expect(await store.generated.markSigned('other-company', generated.reqKey, 't')).toBe(false)
    })

    it('keeps each filing of a document by its turn, and finds it by its request key and in the outbox', async () => {
      const draft = declaration()
      const document = keyOf(declarationKey, draft)
      await store.declarations.insert(draft)
      const [first, second] = [await fileIn(store, draft), await fileIn(store, draft)]
      expect([first.turn, second.turn]).toEqual([1, 2])
      expect(await other.signedDocuments.latestOf(document)).toEqual(second)
      expect(await other.signedDocuments.byReqKey(draft.companyId, first.reqKey)).toEqual(first)
      expect(await other.signedDocuments.byReqKey('other-company', first.reqKey)).toBeNull()
      expect(await other.signedDocuments.byId(draft.companyId, second.id)).toEqual(second)
      expect(await other.signedDocuments.filedOf(draft.companyId, [first.reqKey, 'none'])).toEqual(
        new Set([first.reqKey]),
      )
      expect(await other.signedDocuments.whole(first)).toEqual({
        ...first,
        signedXml: '<TKhai>signed</TKhai>',
        content: JSON.stringify(draft.content),
      })
    })

    it('writes a message anew with all signed documents in it, in their order', async () => {
      const drafts = [declaration(), declaration()]
      for (const draft of drafts) await store.declarations.insert(draft)
      const signed = await Promise.all(drafts.map((draft) => fileIn(store, draft)))
      const [first, second] = signed
      if (first === undefined || second === undefined) throw new Error('two were filed')
      const { companyId } = first.document
      const filing = filingMessage({ at: first.filedAt, type: '100', mtdiep: 'M1' })
      await store.documentHistory.keepMessage(first, filing)
      const alone = await messageText(other, first.document, filing.id)
      expect(alone?.match(/<TKhai>/g)).toHaveLength(1)
      const rows = [second, first].map(({ id }, index) => ({ position: index + 1, signedId: id, key: `${index}` }))
      await store.transmissions.put([
        { companyId, id: 't1', kind: 'declaration', messageType: '100', mtdiep: 'M1', rows },
      ])
      const together = await messageText(other, first.document, filing.id)
      expect(together?.match(/<TKhai>/g)).toHaveLength(2)
      expect(together).toContain('<SLuong>2</SLuong>')
      const found = await other.signedDocuments.wholes(companyId, [second.id, 'none', first.id])
      expect(new Set(found.keys())).toEqual(new Set([first.id, second.id]))
      expect(await other.signedDocuments.wholes('other-company', [first.id])).toEqual(new Map())
    })

    it('forgets what was generated thirty days after it was made, or signed', async () => {
      const draft = declaration()
      await store.declarations.insert(draft)
      const keep = async (generatedAt: string, signedAt: string): Promise<string> => {
        const generated = generatedOf(draft, { generatedAt })
        await store.generated.insert(generated)
        if (signedAt !== '') await store.generated.markSigned(draft.companyId, generated.reqKey, signedAt)
        return generated.reqKey
      }
      const [old, recent] = ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z']
      const gone = [await keep(old, ''), await keep(old, old)]
      const kept = [await keep(recent, ''), await keep(old, recent)]
      const now = new Date(Date.parse(old) + 30 * 86_400_000)
      await documentRecords.sweep({ store, clock: () => now })
      const found = await other.generated.byReqKeys(draft.companyId, [...gone, ...kept])
      expect([...found.keys()].toSorted()).toEqual(kept.toSorted())
    })

    it.runIf(kind === 'postgres')('has a partition for each year, the next one from November on', async () => {
      const years = async () =>
        (
          await sql<{ name: string }>`select relname as name from pg_class
            where relispartition and relkind = 'r' and relname like 'signed_documents%' order by relname`.execute(
            opened.db,
          )
        ).rows.map(({ name }) => name)
      const before = await years()
      await store.documentYears.prepare(new Date('2041-10-31T12:00:00.000Z'))
      expect(await years()).toEqual([...before.slice(0, -1), 'signed_documents_2041', ...before.slice(-1)])
      const november = new Date('2041-11-01T12:00:00.000Z')
      await Promise.all([store, other, store].map((one) => one.documentYears.prepare(november)))
      await documentRecords.sweep({ store, clock: () => november })
      expect(await years()).toEqual([
        ...before.slice(0, -1),
        'signed_documents_2041',
        'signed_documents_2042',
        ...before.slice(-1),
      ])
      const filed = await fileIn(store, declaration({ year: 2042 }))
      expect(await other.signedDocuments.latestOf(filed.document)).toEqual(filed)
    })

    it.runIf(kind === 'postgres')('makes a year once, however many servers have seen that it is missing', async () => {
      for (let year = 2050; year < 2070; year += 1) {
        const june = new Date(`${year}-06-01T00:00:00.000Z`)
        await Promise.all([store, other, store, other].map((one) => one.documentYears.prepare(june)))
      }
      const filed = await fileIn(store, declaration({ year: 2069 }))
      expect(await other.signedDocuments.latestOf(filed.document)).toEqual(filed)
    })

    it('keeps documents of one id apart by their years', async () => {
      const one = declaration({ year: 2025 })
      const two = declaration({ id: one.id, year: 2026 })
      await fileIn(store, one)
      expect(await other.signedDocuments.latestOf(keyOf(declarationKey, two))).toBeNull()
      expect(await other.signedDocuments.latestOf(keyOf(declarationKey, one))).toMatchObject({ turn: 1 })
    })
  },
)
