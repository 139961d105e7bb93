import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openAnnouncements } from '../../server/notifications/openAnnouncements.ts'
import { openStore } from '../../server/openStore.ts'
import { newId } from '../../server/store/identifiers.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { isOpenRun } from '../../src/domain/documents/issueRuns.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { encryptedPassword } from '../../tools/product/server/visitor.ts'
import { startContractServer, type ContractServer } from '../contract/support/contractServer.ts'
import { keepHsmLogin, makeHsmAccount, type TestAccount } from '../contract/support/hsm.ts'

let server: ContractServer
let account: TestAccount
beforeAll(async () => {
  server = await startContractServer()
  account = await keepHsmLogin(server, await makeHsmAccount(server))
})
afterAll(() => server.close())

const saved = async (contact_per: string) => {
  const body = await newBody(server.admin, { decl_type: '2', contact_per })
  const { declaration_id: document_id, version } = await server.admin.get(contract.saveDraft, { body })
  return { document_id, version }
}

const ended = async (id: string) => {
  const read = () => server.admin.get(contract.readIssueRun, { params: { id } })
  await expect.poll(async () => isOpenRun((await read()).run.state)).toBe(false)
  return read()
}

it('a run signs drafts by what is kept beside the certificate, while nothing secret is kept or logged', async () => {
  const rows = [await saved('A'), { ...(await saved('B')), version: 'before' }, await saved('C')]
  const body = {
    req_key: newId(),
    serial_no: account.serial,
    pin: await encryptedPassword(server.admin, account.pin),
    rows,
  }
  const { id } = await server.admin.get(contract.startIssueRun, { body })
  const { run, rows: outcomes } = await ended(id)
  expect(run).toMatchObject({ state: 'finished', total: 3, counts: { sent: 2, refused: 1, waiting: 0, working: 0 } })
  expect(outcomes.map(({ document_id, state, reason }) => [document_id, state, reason])).toEqual([
    [rows[0]?.document_id, 'sent', ''],
    [rows[1]?.document_id, 'refused', 'declaration.changed'],
    [rows[2]?.document_id, 'sent', ''],
  ])
  const declaration = await server.admin.get(contract.declarationDetail, { params: { id: rows[0]?.document_id ?? '' } })
  expect(declaration.noti_cd_tax).not.toBe('draft')
  const files = await Promise.all(
    ['tokhai.sqlite', 'tokhai.sqlite-wal'].map((name) => readFile(join(server.folder, name), 'latin1').catch(() => '')),
  )
  for (const text of [...files, server.lines.join('\n')])
    for (const secret of [account.pin, body.pin]) expect(text.includes(secret)).toBe(false)
})

it('a page of the documents in one state says how many there are', async () => {
  const { runs } = await server.admin.get(contract.listIssueRuns)
  const page = await server.admin.get(contract.readIssueRun, {
    params: { id: runs[0]?.id ?? '' },
    query: { state: 'sent', page_number: '1', page_size: '1' },
  })
  expect(page).toMatchObject({
    rows: [{ position: 2, state: 'sent' }],
    pagination: { total_elements: 2, total_pages: 2 },
  })
})

it('pages of the account that began a run hear of it, and nobody else', async () => {
  const location = { kind: 'sqlite', path: join(server.folder, 'tokhai.sqlite') } as const
  const { store, db } = await openStore(location)
  const announcements = openAnnouncements(location, db, () => undefined)
  const heard: unknown[] = []
  const [own, other] = ['own', 'other'].map((id) => ({ id, companyId: 'demo-company', scope: 'ADMIN' as const }))
  if (own === undefined || other === undefined) throw new Error('two accounts')
  for (const listening of [own, other])
    announcements.listen({
      account: listening,
      onAnnounced: (record) => heard.push([listening.id, record]),
      onEnded: () => undefined,
    })
  await store.issueRuns.announce({ companyId: 'demo-company', accountId: 'own', id: 'run' })
  await expect.poll(() => heard).toEqual([['own', { kind: 'issue-run', id: 'run' }]])
  await announcements.close()
  await store.close()
})
