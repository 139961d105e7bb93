import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptCollections } from '../../server/areas/declarations/collections.ts'
import { declarationKey } from '../../server/areas/declarations/store/declarations.ts'
import { keyOf } from '../../server/documents/documentKey.ts'
import { restoreDrafts } from '../../server/documents/deletion.ts'
import { carrying } from '../../server/transmissions/carrying.ts'
import { openStore, type OpenStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { fillEarlierDatabase } from '../../tools/product/server/earlierDatabase.ts'
import { account } from '../../tools/product/server/rows.ts'
import {
  again,
  at,
  begun,
  deleted,
  envelopeOf,
  fillBeforeDocuments,
  ofStatuses,
  signedXml,
} from './support/beforeDocuments.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''

describe.each(databases.map((database) => [database.kind, database] as const))(
  'declarations of the release before documents, on %s',
  (kind, database) => {
    let opened: OpenStore
    beforeAll(async () => {
      const location = await database.createEmpty()
      await fillEarlierDatabase(location, '0047-acceptances', fillBeforeDocuments)
      opened = await openStore(location)
    })
    afterAll(() => opened.store.close())

    it('leave behind what they left, each in the year of its day, whatever their status', async () => {
      const { store, db } = opened
      const { signedDocuments, documentHistory, generated } = store
      const [draft, ...filed] = ofStatuses
      expect(draft && (await signedDocuments.latestOf(keyOf(declarationKey, draft)))).toBeNull()
      for (const of of ofStatuses) {
        expect(await store.declarations.heads.head(companyId, of.id)).toMatchObject({ year: 2026, status: of.status })
        const steps = await documentHistory.steps(keyOf(declarationKey, { ...of, year: 2026 }))
        expect(steps).toEqual([{ at: at(0), kind: 'saved', text: '', who: account.name }])
      }
      for (const of of filed) {
        const document = keyOf(declarationKey, { ...of, year: 2026 })
        const latest = await signedDocuments.latestOf(document)
        if (latest === null) throw new Error(`${of.status} has lost what was signed`)
        const whole = await signedDocuments.whole(latest)
        expect(whole).toMatchObject({
          turn: 1,
          id: `r-${of.id}`,
          reqKey: `k-${of.id}`,
          signedXml: signedXml(of.id),
          signedSha256: `sha of ${of.id}`,
          filedBy: account.id,
          filedAt: at(2),
        })
        expect(JSON.parse(whole.content)).toEqual(of.content)
        const [filing, answer] = await documentHistory.messages(document)
        expect(answer).toMatchObject({ kind: 'answer', turn: 1, xml: `<TDiep>${of.id}</TDiep>` })
        expect(filing).toMatchObject({ kind: 'filing', xml: '' })
        expect(filing && carrying([whole], { ...filing, messageType: filing.type }, '').xml).toBe(envelopeOf(of, of.id))
        expect(await generated.byReqKey(companyId, `k-${of.id}`)).toBeNull()
        expect(await documentHistory.filed(document, { from: '', before: null })).toMatchObject([
          { who: account.name, signedXml: signedXml(of.id), filing: { id: `m-${of.id}` } },
        ])
      }
      const left = await forEveryCompany(() => db.introspection.getTables())
      expect(left.map(({ name }) => name)).not.toContain('submissions')
      expect(kind === 'sqlite' ? (await sql`pragma foreign_key_check`.execute(db)).rows : []).toEqual([])
    })

    it('keep each filing with its turn, also of years before and of a time before contents were kept', async () => {
      const { store } = opened
      const document = keyOf(declarationKey, { ...again, year: 2024 })
      const turns = await Promise.all([1, 2, 3].map((turn) => store.signedDocuments.whole({ document, turn })))
      expect(turns.map(({ reqKey }) => reqKey)).toEqual(['k-again-1', 'k-again-2', 'k-again-3'])
      expect(turns.map((turn) => turn.content === '')).toEqual([true, false, false])
      // The message is written all the same, by what the declaration says.
      expect(new Set(turns.map(({ taxCode }) => taxCode))).toEqual(new Set([again.content.sllr_tax_code]))
      expect((await store.signedDocuments.latestOf(document))?.turn).toBe(3)
      expect((await store.generated.unsigned(document, again.contentHash))?.reqKey).toBe('k-unsigned')
    })

    it('go on: what waits for a signature is found, and a deleted draft comes back with its year', async () => {
      const { store } = opened
      expect(await store.generated.byReqKey(companyId, 'k-waiting')).toMatchObject({
        xml: '<TKhai>waiting</TKhai>',
        taxCode: ofStatuses[0]?.content.sllr_tax_code,
        version: ofStatuses[0]?.content.xml_vs,
      })
      const thisYear = (await store.declarations.heads.head(companyId, begun.id))?.year ?? 0
      expect(thisYear).toBeGreaterThanOrEqual(2026)
      const member = { companyId, account, expiresAt: 0 }
      const clock = () => new Date(at(6))
      expect(await restoreDrafts(keptCollections.eInvoice, { store, clock }, member, [deleted.id])).toEqual({
        ok: true,
        value: 1,
      })
      const document = keyOf(declarationKey, { ...deleted, year: 2025 })
      expect(await store.declarations.heads.head(companyId, deleted.id)).toMatchObject({ year: 2025 })
      expect(await store.documentHistory.steps(document)).toMatchObject([{ kind: 'generated' }])
      expect(await store.generated.unsigned(document, deleted.contentHash)).toMatchObject({ reqKey: 'k-deleted' })
    })
  },
)
