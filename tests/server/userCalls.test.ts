import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { newId } from '../../server/store/identifiers.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { body } from '../contract/support/users.ts'
import { serverForTests } from './support/serverForTests.ts'

const server = serverForTests()
let admin: Visitor
beforeAll(async () => {
  admin = await signInAs(server.origin, 'admin@tokhai.example')
})

const rowOf = async (userId: string) => {
  const { users } = await admin.get(contract.listUsers, { query: { search_value: userId } })
  const row = users.find(({ user_id }) => user_id === userId)
  if (row === undefined) throw new Error(`there is no user ${userId}`)
  return row
}

describe('a user that is sent', () => {
  it('with a password that is not encrypted is refused, and not made [001-3-07]', async () => {
    const plain = await body(admin, { password: 'Matkhau@2026' })
    const reply = await admin.ask(contract.createUser, { body: { ...plain, id: newId() } })
    expect([reply.status, reply.reason]).toEqual([422, 'password.keyExpired'])
    await expect(rowOf(plain.user_id)).rejects.toThrow('there is no user')
    expect(server.lines.join('\n')).not.toContain('Matkhau@2026')
  })

  it('is active with Y, and inactive with N once deactivated [001-3-09]', async () => {
    const sent = await body(admin)
    const { id } = await admin.get(contract.createUser, { body: { ...sent, id: newId() } })
    expect(await rowOf(sent.user_id)).toMatchObject({ user_status: 'Y', role: '2' })
    await admin.get(contract.deactivateUsers, { body: { ids: [id] } })
    expect(await rowOf(sent.user_id)).toMatchObject({ user_status: 'N' })
  })
})
