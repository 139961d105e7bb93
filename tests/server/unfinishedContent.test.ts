import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { unfinishedForms } from '../../src/api/contract/declarationUnfinished.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { signInAs } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const { keep, read } = unfinishedForms.eInvoice

const server = serverForTests()

it('what was kept of a form whose fields are others since is absent', async () => {
  const admin = await signInAs(server.origin, 'admin@tokhai.example')
  const { id } = await admin.get(keep, {
    body: {
      way: 'new',
      origin_id: '',
      base_version: '',
      writer: 'tab-1',
      revision: '',
      content: await newBody(admin),
    },
  })
  expect(await admin.ask(read, { params: { id } })).toMatchObject({ reason: null })
  const database = new DatabaseSync(join(server.folder, 'tokhai.sqlite'))
  database.prepare('UPDATE unfinished_forms SET content = ? WHERE id = ?').run('{"of_another_release":true}', id)
  database.close()
  expect(await admin.ask(read, { params: { id } })).toMatchObject({ reason: 'record.absent' })
})
