import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { declarationKey, type Declaration } from '../../server/areas/declarations/store/declarations.ts'
import { keptCollections } from '../../server/areas/declarations/collections.ts'
import { otherCompany } from '../../server/companies/demo/company.ts'
import { documentRecords } from '../../server/documents/area.ts'
import { deletedDocumentsIn } from '../../server/documents/deletedDocumentQueries.ts'
import { deleteDrafts, restoreDrafts } from '../../server/documents/deletion.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { newId } from '../../server/store/identifiers.ts'
import { eInvoice } from '../../src/domain/declaration/forms/eInvoice.ts'
import { restorableFor } from '../../src/domain/documents/listRules.ts'
import { account, content, declaration, generatedOf } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { pausing, startBeside, withInside } from './support/races.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()

const companyId = account.companyId ?? ''
const member = { companyId, account, expiresAt: 0 }
const stranger = { ...member, companyId: otherCompany.id }
const now = new Date('2026-11-20T01:00:00.000Z')
const after = (milliseconds: number) => () => new Date(now.getTime() + milliseconds)
const clock = after(0)
const gone = { ok: false, failure: { reason: 'declaration.notRestorable' } }

describe.each(databases.map((database) => [database.kind, database] as const))(
  'deleted drafts on %s',
  (_kind, database) => {
    const opened = storeForTests(database)

    const remove = (ids: readonly string[], store = opened.store) =>
      deleteDrafts(keptCollections.eInvoice, { store, clock }, member, ids)
    const restore = (ids: readonly string[], at = clock, store = opened.store) =>
      restoreDrafts(keptCollections.eInvoice, { store, clock: at }, member, ids)

    /** A draft that was saved and generated. */
    const draft = async (changes: Partial<Declaration> = {}): Promise<Declaration> => {
      const id = newId()
      const made = declaration({
        id,
        content: content({ declaration_id: id }),
        reference: 'TK20261120-KEPT00',
        ...changes,
      })
      const { store } = opened
      await store.declarations.insert(made)
      const at = '2026-11-20T00:00:00.000Z'
      await store.declarations.addEvent(companyId, made.id, { at, status: 'draft', message: '' })
      await store.documentHistory.addStep(keyOf(declarationKey, made), { at, accountId: account.id, kind: 'generated' })
      await store.generated.insert(generatedOf(made, { reqKey: `key of ${made.id}` }))
      return made
    }
    const whole = async (id: string) => {
      const { declarations, documentHistory, generated } = opened.store
      const document = keyOf(declarationKey, { companyId, year: 2026, id })
      return {
        declaration: await declarations.byId(companyId, id),
        events: await declarations.events(companyId, id),
        steps: await documentHistory.steps(document),
        generated: await generated.byReqKey(companyId, `key of ${id}`),
      }
    }
    const listed = async (words: readonly string[] = []) => {
      const all = { form: eInvoice.number, from: '2023-01-01', to: '9999-12-31', statuses: null, type: null }
      const { declarations } = opened.store
      const { items, total } = await declarations.page(
        companyId,
        { ...all, words },
        { number: 0, size: 50, sort: null },
      )
      const counts = await declarations.counts(companyId, all)
      return { ids: items.map(({ declaration_id }) => declaration_id).toSorted(), total, counts }
    }
    const audited = async (id: string) =>
      (
        await sql<{ action: string; detail: string }>`select action, detail from audit
          where company_id = ${companyId} and subject_id = ${id} order by id`.execute(opened.db)
      ).rows.map(({ action, detail }) => `${action} ${detail}`)

    it('come back as they were, with history and generated XML, and are found and counted again', async () => {
      const [one, two] = [await draft({ reference: 'TK20261120-FOUND1' }), await draft()]
      const before = { one: await whole(one.id), two: await whole(two.id), listed: await listed() }
      expect(await remove([one.id, two.id, one.id])).toEqual({ ok: true, value: 2 })
      expect(await whole(one.id)).toEqual({ declaration: null, events: [], steps: [], generated: null })
      expect((await listed()).total).toBe(before.listed.total - 2)
      expect((await listed(['found1'])).ids).toEqual([])
      expect(await restore([one.id, two.id])).toEqual({ ok: true, value: 2 })
      expect({ one: await whole(one.id), two: await whole(two.id), listed: await listed() }).toEqual(before)
      expect((await listed(['found1'])).ids).toEqual([one.id])
      expect(await audited(one.id)).toEqual([
        'declaration.deleted {"name":"TK20261120-FOUND1"}',
        'declaration.restored {"name":"TK20261120-FOUND1"}',
      ])
    })

    it('come back once: the same call again changes nothing and succeeds', async () => {
      const { id } = await draft()
      await remove([id])
      const first = await restore([id])
      const kept = await whole(id)
      expect(await restore([id])).toEqual(first)
      expect(await whole(id)).toEqual(kept)
      expect(await audited(id)).toHaveLength(2)
    })

    it('are not written over what was saved anew under their id', async () => {
      const { id } = await draft()
      await remove([id])
      const anew = declaration({ id, content: content({ pos_key: 'ANEW' }) })
      await opened.store.declarations.insert(anew)
      expect(await restore([id])).toEqual({ ok: true, value: 1 })
      expect((await whole(id)).declaration?.content).toMatchObject({ pos_key: 'ANEW' })
      expect((await whole(id)).events).toEqual([])
    })

    it('come back all or none', async () => {
      const { id } = await draft()
      await remove([id])
      expect(await restore([id, 'unknown'])).toEqual(gone)
      expect((await whole(id)).declaration).toBeNull()
      expect(await restore([id])).toMatchObject({ ok: true })
    })

    it('come back neither to another company nor as another form', async () => {
      const { id } = await draft()
      await remove([id])
      expect(await restoreDrafts(keptCollections.eInvoice, { store: opened.store, clock }, stranger, [id])).toEqual(
        gone,
      )
      expect(await restoreDrafts(keptCollections.eDocument, { store: opened.store, clock }, member, [id])).toEqual(gone)
      expect(await restore([id])).toMatchObject({ ok: true })
      expect(await restoreDrafts(keptCollections.eInvoice, { store: opened.store, clock }, stranger, [id])).toEqual(
        gone,
      )
      expect(await restoreDrafts(keptCollections.eDocument, { store: opened.store, clock }, member, [id])).toEqual(gone)
    })

    it('are gone once the time is over, and then housekeeping removes all that was kept of them', async () => {
      const { id } = await draft()
      await remove([id])
      const count = async () =>
        (
          await sql<{
            rows: number | string
          }>`select (select count(*) from deleted_documents where company_id = ${companyId})
            + (select count(*) from deleted_document_steps where company_id = ${companyId})
            + (select count(*) from deleted_document_generated where company_id = ${companyId}) as rows`.execute(
            opened.db,
          )
        ).rows.map(({ rows }) => Number(rows))
      const sweptAt = (at: () => Date) => documentRecords.sweep({ store: opened.store, clock: at })
      await sweptAt(after(restorableFor - 1))
      expect(await count()).not.toEqual([0])
      expect(await restore([id], after(restorableFor))).toEqual(gone)
      await sweptAt(after(restorableFor))
      expect(await count()).toEqual([0])
    })

    it('are no more than a company may have, the latest', async () => {
      const made = [await draft(), await draft(), await draft()].map(({ id }) => id)
      const { heads } = opened.store.declarations
      for (const [minutes, id] of made.entries()) {
        const at = after(minutes * 60_000)().toISOString()
        const drafts = await heads.drafts(companyId, [id])
        await deletedDocumentsIn(opened.db, 2).keep(declarationKey, companyId, drafts, at)
        await heads.remove(companyId, [id])
      }
      const { rows: kept } = await sql<{ id: string }>`select document_id as id from deleted_document_steps
        where company_id = ${companyId} order by deleted_document_steps.document_id`.execute(opened.db)
      expect(kept.map(({ id }) => id)).toEqual(made.slice(1).toSorted())
      const [first = '', ...others] = made
      expect(await restore([first], after(180_000))).toEqual(gone)
      expect(await restore(others, after(180_000))).toEqual({ ok: true, value: 2 })
    })

    it('are deleted and kept as a colleague has saved them in the same moment, or not at all', async () => {
      const made = await draft()
      const anew = content({ pos_key: 'SAVED' })
      const at = { companyId, id: made.id, in: ['draft'] as const, contentHashes: [made.contentHash] }
      const save = () =>
        opened.store.transaction(async (inside) => ({
          ok: true as const,
          value: (await inside.declarations.heads.replace(at, { content: anew, contentHash: 'anew' })) !== null,
        }))
      const beside = startBeside(database, opened, save)
      const pause = pausing(beside.start)
      const slow = withInside(opened.store, ({ declarations }) => {
        const { heads } = declarations
        return { declarations: { ...declarations, heads: { ...heads, hold: (...of) => pause(heads.hold(...of)) } } }
      })
      expect(await remove([made.id], slow)).toMatchObject({ ok: true })
      expect(await beside.ended()).toEqual({ ok: true, value: false })
      await restore([made.id])
      expect((await whole(made.id)).declaration).toEqual(made)
    })

    it('that two restore at once come back once, and both succeed', async () => {
      const { id } = await draft()
      await remove([id])
      const beside = startBeside(database, opened, () => restore([id]))
      const pause = pausing(beside.start)
      const slow = withInside(opened.store, ({ deletedDocuments }) => ({
        deletedDocuments: { ...deletedDocuments, hold: (...of) => pause(deletedDocuments.hold(...of)) },
      }))
      expect(await restore([id], clock, slow)).toEqual({ ok: true, value: 1 })
      expect(await beside.ended()).toEqual({ ok: true, value: 1 })
      expect((await whole(id)).events).toHaveLength(1)
      expect(await audited(id)).toHaveLength(2)
    })

    it('have every column that steps and generated XML have', async () => {
      const tables = await opened.db.introspection.getTables()
      const columnsOf = (table: string) =>
        tables
          .find(({ name }) => name === table)
          ?.columns.map(({ name }) => name)
          .toSorted()
      for (const [own, copy] of [
        ['document_steps', 'deleted_document_steps'],
        ['generated', 'deleted_document_generated'],
      ] as const)
        expect(columnsOf(copy)).toEqual(columnsOf(own))
    })
  },
)
