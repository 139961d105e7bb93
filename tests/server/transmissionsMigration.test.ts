import { sql, type Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { product } from '../../server/areas.ts'
import { openStore } from '../../server/openStore.ts'
import { openDatabase } from '../../server/store/openDatabase.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import type { Tables } from '../../server/store/tables.ts'
import { fillEarlierDatabase, insertEarlier } from '../../tools/product/server/earlierDatabase.ts'
import { companies } from '../../tools/product/server/rows.ts'
import { startDatabases } from './support/databases.ts'

const databases = await startDatabases()
const both = databases.map((database) => [database.kind, database] as const)

const companyId = companies[0]?.id ?? ''
const before = '0048-documents-of-declarations'

const row = (id: string, kind = 'declaration') => ({
  id,
  company_id: companyId,
  subject_kind: kind,
  subject_id: `signed-${id}`,
  message_type: '100',
  mtdiep: `M${id}`,
  attempts: 2,
  due_at: '05',
  last_error: 'why',
})
const answer = (mtdiep: string, of: string, receivedAt: string, outcome: string) => ({
  mtdiep,
  reference_mtdiep: `M${of}`,
  type: '102',
  xml: '<TDiep/>',
  received_at: receivedAt,
  outcome,
})

/** What waits, has left, was turned down and was answered before messages had rows, and a mail beside it. */
const fill = async (db: Kysely<Tables>): Promise<void> => {
  for (const company of companies) await insertEarlier(db, 'companies', company)
  for (const one of [row('waits'), row('mail', 'notification')])
    await insertEarlier(db, 'outbox', { ...one, claimed_until: '07', order_key: '', order_number: 0 })
  for (const [id, state] of [
    ['left', 'sent'],
    ['answered', 'sent'],
    ['turned', 'turnedDown'],
  ] as const)
    await insertEarlier(db, 'outbox_sent', { ...row(id), state, sent_at: state === 'sent' ? '06' : null })
  for (const one of [
    answer('A1', 'answered', '07', 'applied'),
    answer('A2', 'answered', '08', 'applied'),
    answer('A3', 'answered', '09', 'late'),
    answer('A4', 'left', '07', 'unknown'),
  ])
    await insertEarlier(db, 'authority_messages', one)
  // Of the last two the answer stands with the documents alone.
  const ofDocument = {
    company_id: companyId,
    year: 2026,
    kind: 'declaration',
    turn: 1,
    role: 'answer',
    outcome: 'late',
  }
  for (const [documentId, mtdiep] of [
    ['d1', 'A1'],
    ['d1', 'A8'],
    ['d2', 'A8'],
  ])
    await insertEarlier(db, 'document_messages', {
      ...ofDocument,
      document_id: documentId,
      at: '07',
      id: `${documentId}-${mtdiep}`,
      type: '102',
      mtdiep,
      text: '',
      xml: mtdiep === 'A1' ? '<TDiep/>' : '<TDiep>of old</TDiep>',
    })
}

it.each(both)(
  'messages about declarations become transmissions of one document, and answers are kept once, on %s',
  async (_kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, before, fill)
    const { store, db } = await openStore(location)
    const ids = ['answered', 'left', 'turned', 'waits']
    const headers = await forEveryCompany(() => db.selectFrom('transmissions').selectAll().orderBy('id').execute())
    expect(headers).toEqual(
      ids.map((id) => ({ company_id: companyId, id, kind: 'declaration', message_type: '100', mtdiep: `M${id}` })),
    )
    const rows = await forEveryCompany(() =>
      db.selectFrom('transmission_rows').selectAll().orderBy('transmission_id').execute(),
    )
    expect(rows).toEqual(
      ids.map((id) => ({
        company_id: companyId,
        transmission_id: id,
        position: 1,
        signed_id: `signed-${id}`,
        answer_key: '',
      })),
    )
    const waiting = await db.selectFrom('outbox').select(['id', 'subject_kind', 'subject_id']).orderBy('id').execute()
    expect(waiting).toEqual([
      { id: 'mail', subject_kind: 'notification', subject_id: 'signed-mail' },
      { id: 'waits', subject_kind: 'transmission', subject_id: 'waits' },
    ])
    const ended = await db
      .selectFrom('outbox_sent')
      .select(['subject_kind', 'subject_id', 'sent_at'])
      .orderBy('id')
      .execute()
    expect(ended).toEqual(
      ['answered', 'left', 'turned'].map((id) => ({
        subject_kind: 'transmission',
        subject_id: id,
        sent_at: id === 'turned' ? null : '06',
      })),
    )
    const saysTo = async (id: string) => {
      const messages = await store.documentHistory.messages({ companyId, year: 2026, kind: 'declaration', id })
      return messages.map(({ xml }) => xml)
    }
    expect(await saysTo('d1')).toEqual(['<TDiep/>', '<TDiep>of old</TDiep>'])
    expect(await saysTo('d2')).toEqual(['<TDiep>of old</TDiep>'])
    const due = { kinds: ['transmission'], now: '10', until: '20', limit: 5, after: null }
    expect(await store.outbox.claim(due)).toMatchObject([{ id: 'waits', mtdiep: 'Mwaits', attempts: 3 }])
    await store.close()
  },
)

it.each(both)(
  'a start that ends in the middle leaves the schema of before, and the next one goes on, on %s',
  async (_kind, database) => {
    const location = await database.createEmpty()
    await fillEarlierDatabase(location, before, fill)
    const broken = product.with({
      migrations: { '0999-broken': () => Promise.reject(new Error('the disk is full')) },
      repositories: () => ({}),
    })
    await expect(openDatabase(broken, location)).rejects.toThrow(/latest schema/)
    await fillEarlierDatabase(location, before, async (db) => {
      const names = (await db.introspection.getTables()).map(({ name }) => name)
      expect(names).not.toContain('transmissions')
      const { rows } = await sql<{ kind: string }>`select subject_kind as kind from outbox where id = 'waits'`.execute(
        db,
      )
      expect(rows).toEqual([{ kind: 'declaration' }])
    })
    const { store } = await openStore(location)
    expect((await store.transmissions.byMtdiep('Mwaits'))?.rows).toHaveLength(1)
    await store.close()
  },
)
