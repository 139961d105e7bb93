import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { keptInvoices } from '../../server/areas/invoices/keptInvoices.ts'
import { newId } from '../../server/store/identifiers.ts'
import { statementChannel } from '../../server/store/statements.ts'
import type { InvoiceContent } from '../../src/domain/invoice/content.ts'
import { succeed } from '../../src/domain/result.ts'
import { account } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'
import { invoiceSaid } from './support/invoices.ts'
import { storeForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const companyId = account.companyId ?? ''
const { heads, hashOf, editable } = keptInvoices

const said = v.object({ sql: v.string() })

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a document that is written again on %s',
  (_kind, database) => {
    const opened = storeForTests(database)

    const drafted = async (content: InvoiceContent, reference: string): Promise<InvoiceContent> => {
      const draft = { ...content, sid: newId() }
      const made = { id: draft.sid, year: 2026, madeAt: '2026-11-20T01:00:00.000Z', contentHash: hashOf(draft) }
      const given = { lookup_cd: reference, made_by: account.id, corrects_sid: '' }
      await heads.insert(opened.store, companyId, [{ ...made, reference, given, content: draft }])
      return draft
    }
    /** What is answered, and which tables are written; the row of the document is held first. */
    const written = async (content: InvoiceContent, before = content) => {
      const tables: string[] = []
      const note = (message: unknown): void => {
        const [, table] = /^update "(\w+)" set (?!content_hash = content_hash)/.exec(v.parse(said, message).sql) ?? []
        if (table !== undefined) tables.push(table)
      }
      const at = { companyId, id: content.sid, contentHashes: [hashOf(before)] }
      subscribe(statementChannel, note)
      const answer = await opened.store.transaction(async (inside) =>
        succeed(await heads.replace(inside, at, { content, contentHash: hashOf(content) })),
      )
      unsubscribe(statementChannel, note)
      return { head: answer.ok ? answer.value : null, tables }
    }

    it('is written where it says something else, and held alone where it says the same', async () => {
      const draft = await drafted(invoiceSaid(), 'HD1')
      const same = await written(draft)
      expect(same.tables).toEqual([])
      expect(same.head).toEqual(await heads.head(opened.store, companyId, draft.sid))
      const other = { ...draft, remark: 'Giao buổi sáng' }
      expect((await written(other, draft)).tables).toEqual(['invoices', 'invoice_contents'])
      expect((await heads.whole(opened.store, companyId, draft.sid))?.content).toEqual(other)
    })

    it('is none where it may no longer be changed', async () => {
      const draft = await drafted(invoiceSaid(), 'HD2')
      await opened.db
        .updateTable('invoices')
        .set({ etax_status: 'accepted' })
        .where('company_id', '=', companyId)
        .where('id', '=', draft.sid)
        .execute()
      expect(editable).not.toContain('accepted')
      expect(await written(draft)).toMatchObject({ head: null })
    })

    it('names what it corrects where that has come since, with the same words', async () => {
      const reference = { form_no_ref: '1', serial_no_ref: 'C26TYY', inv_no_ref: '7' }
      const correction = await drafted(invoiceSaid({ inv_feature: '1', ...reference }), 'HD3')
      const original = await drafted(invoiceSaid(), 'HD4')
      await opened.store.invoices.setNumber(companyId, original.sid, 7)
      expect((await written(correction)).head).not.toBeNull()
      const found = await opened.store.invoices.byId(companyId, correction.sid)
      expect(found?.correctsId).toBe(original.sid)
    })
  },
)
