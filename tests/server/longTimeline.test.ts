import { describe, expect, it } from 'vitest'
import { openStore } from '../../server/openStore.ts'
import { forEveryCompany } from '../../server/store/statements.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { signInAs } from '../../tools/product/server/visitor.ts'
import { startDatabases } from './support/databases.ts'
import { serverForTests } from './support/serverForTests.ts'

const databases = await startDatabases()
const many = 10_000
const atOnce = 1000

describe.each(databases.map((database) => [database.kind, database] as const))(
  'a draft that is saved again and again over %s',
  (_kind, database) => {
    const server = serverForTests({}, { database })
    const opened = async () => {
      const admin = await signInAs(server.origin, 'admin@tokhai.example')
      const body = await newBody(admin)
      const saved = await admin.get(contract.saveDraft, { body: { ...body, pos_key: 'A' } })
      return { admin, saved, body: { ...body, declaration_id: saved.declaration_id, pos_key: 'A' } }
    }

    it('of 10,000 savings shows the last ones, and earlier ones part by part, none left out or twice', async () => {
      const { admin, saved } = await opened()
      const id = saved.declaration_id
      const at = (position: number) => new Date(Date.parse('2020-01-01T00:00:00Z') + position * 60_000).toISOString()
      const { store, db } = await openStore(server.location)
      try {
        const [row] = await forEveryCompany(() =>
          db.selectFrom('document_steps').selectAll().where('document_id', '=', id).execute(),
        )
        if (row === undefined) throw new Error('saving leaves a step')
        const rows = Array.from({ length: many }, (_, position) => ({ ...row, id: `s-${position}`, at: at(position) }))
        for (let start = 0; start < many; start += atOnce)
          await db
            .insertInto('document_steps')
            .values(rows.slice(start, start + atOnce))
            .execute()
      } finally {
        await store.close()
      }
      const part = async (before: string | null) =>
        admin.get(contract.declarationTimeline, { params: { id }, query: before === null ? {} : { before } })
      const last = await part(null)
      const second = await part(last.earlier)
      const shown = [...second.steps, ...last.steps]
      expect(shown.map((step) => step.at).slice(0, -1)).toEqual(
        Array.from({ length: 99 }, (_, position) => at(many - 99 + position)),
      )
      expect([last, second].map(({ steps, earlier }) => [steps.length, earlier])).toEqual([
        [50, at(many - 49)],
        [50, at(many - 99)],
      ])
      const first = await part(at(50))
      expect([first.steps.map((step) => step.at), first.earlier]).toEqual([
        Array.from({ length: 50 }, (_, position) => at(position)),
        null,
      ])
    })

    it('as it is kept adds neither a step nor an entry of the audit, whichever version the form knew', async () => {
      const { admin, saved, body } = await opened()
      const id = saved.declaration_id
      const counted = async () => {
        const { steps } = await admin.get(contract.declarationTimeline, { params: { id } })
        const { entries } = await admin.get(contract.listAudit, { query: { page_size: '100' } })
        return [steps.length, entries.filter(({ record }) => record === id).length]
      }
      const once = await counted()
      expect(once).toEqual([1, 1])
      const again = await admin.get(contract.saveDraft, { body: { ...body, version: saved.version } })
      expect(again).toEqual(saved)
      await admin.get(contract.saveDraft, { body: { ...body, version: '' } })
      expect(await counted()).toEqual(once)
      await admin.get(contract.saveDraft, { body: { ...body, pos_key: 'B', version: saved.version } })
      expect(await counted()).toEqual([2, 2])
    })
  },
)
