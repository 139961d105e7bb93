import { beforeAll, describe, expect, it } from 'vitest'
import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { declarationFilings } from '../../src/api/contract/declarationFiling.ts'
import { demoKey, signedDeclaration } from '../../tools/product/server/filing.ts'
import { signInAs, type Visitor } from '../../tools/product/server/visitor.ts'
import { serverForTests } from './support/serverForTests.ts'

const { send } = declarationFilings.pit
const base = '/api/wtx/ca/v2/settings/declarations-epit'

describe('the PIT variant registers', () => {
  let admin: Visitor
  let key: SigningKey
  const server = serverForTests()
  beforeAll(async () => {
    admin = await signInAs(server.origin, 'admin@tokhai.example')
    key = await demoKey(server.folder)
  })

  it('where seed 000 §7 lists it, to which the page sends', () => {
    expect(send.path).toBe(`${base}/register`)
  })

  it.each([`${base}/register`, base])('at %s', async (path) => {
    const { registration } = await signedDeclaration(admin, key, { decl_type: '2' }, 'pit')
    const { status, reason } = await admin.ask({ ...send, path }, { body: registration })
    expect([status, reason]).toEqual([200, null])
  })

  it('by no other method there', async () => {
    const answer = await fetch(`${server.origin}${base}/register`, { headers: { Cookie: admin.cookie() } })
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
