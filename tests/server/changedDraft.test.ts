import { expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { newBody } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const server = serverForTests()

const changesOf = async (visitor: Visitor) => {
  const { notifications } = await visitor.get(contract.listNotifications)
  return notifications.filter(({ kind }) => kind === 'declaration.changed')
}

it('who wrote a draft last is notified when somebody else changes it, and of nothing of their own', async () => {
  const writer = await signInAs(server.origin, 'admin@tokhai.example')
  const other = await signInAs(server.origin, 'sysadmin@tokhai.example')
  const body = await newBody(writer)
  const first = await writer.get(contract.saveDraft, { body: { ...body, pos_key: 'A' } })
  const saved = { ...body, declaration_id: first.declaration_id }
  const second = await writer.get(contract.saveDraft, { body: { ...saved, pos_key: 'B', version: first.version } })
  expect(await changesOf(writer)).toEqual([])
  await other.get(contract.saveDraft, { body: { ...saved, pos_key: 'B', version: second.version } })
  expect(await changesOf(writer)).toEqual([])
  await writer.get(contract.saveDraft, { body: { ...saved, pos_key: 'B', version: second.version } })
  await other.get(contract.saveDraft, { body: { ...saved, pos_key: 'C', version: second.version } })
  expect(await changesOf(writer)).toMatchObject([
    { record_kind: 'declarations', record_id: first.declaration_id, parameters: { person: 'Lê Hoàng Long' } },
  ])
  expect(await changesOf(other)).toEqual([])
})
