import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { proxiesOf } from '../../server/clientAddress.ts'
import { removeFolder, startTestServer, testConfig } from '../../tools/product/server/runningServer.ts'
import { encryptedPassword, visit } from '../../tools/product/server/visitor.ts'
import { makeDemoFolder } from './support/demoFolder.ts'

const signInRows = (folder: string) => {
  const database = new DatabaseSync(join(folder, 'tokhai.sqlite'), { readOnly: true })
  const rows = database
    .prepare(
      `select action, accounts.user_id as account, detail from audit left join accounts on accounts.id = account_id
       where action like 'session.%' order by audit.id`,
    )
    .all()
  database.close()
  return rows.map((row) => ({ ...row }))
}

const refused = (account: string | null, reason: string) => ({
  action: 'session.refused',
  account,
  detail: JSON.stringify({ address: '203.0.113.7', reason }),
})

it('leaves an audit row of each failed sign-in with the address, the reason and the account, and not what was typed', async () => {
  const folder = await makeDemoFolder()
  const trustedProxies = proxiesOf(['127.0.0.1'])
  const server = await startTestServer(testConfig(folder, trustedProxies === null ? {} : { trustedProxies }))
  const typed = 'typed-canary'
  for (const [userId, password] of [
    [`${typed}@tokhai.example`, demoPassword],
    ['user@tokhai.example', typed],
    ['pending@tokhai.example', demoPassword],
    ['user@tokhai.example', demoPassword],
  ] as const) {
    const visitor = visit(server.origin, '', { 'X-Forwarded-For': '203.0.113.7' })
    await visitor.ask(contract.login, {
      body: { user_id: userId, password: await encryptedPassword(visitor, password) },
    })
  }
  await server.close()

  const rows = signInRows(folder)
  expect(rows).toEqual([
    refused(null, 'user.notFound'),
    refused('user@tokhai.example', 'password.incorrect'),
    refused('pending@tokhai.example', '901'),
    { action: 'session.opened', account: 'user@tokhai.example', detail: '{}' },
  ])
  expect(JSON.stringify(rows)).not.toContain(typed)
  await removeFolder(folder)
})

it('leaves one audit row of all tries that are turned away in a stretch of time for too many failures', async () => {
  const folder = await makeDemoFolder()
  const trustedProxies = proxiesOf(['127.0.0.1'])
  const server = await startTestServer(testConfig(folder, trustedProxies === null ? {} : { trustedProxies }))
  const visitor = visit(server.origin, '', { 'X-Forwarded-For': '203.0.113.7' })
  const reasons: (string | null)[] = []
  for (let tries = 0; tries < 8; tries += 1) {
    const password = await encryptedPassword(visitor, 'wrong')
    const { reason } = await visitor.ask(contract.login, { body: { user_id: 'user@tokhai.example', password } })
    reasons.push(reason)
  }
  await server.close()
  expect(reasons.filter((reason) => reason === 'login.tooMany')).toHaveLength(3)
  expect(signInRows(folder)).toEqual([
    ...Array.from({ length: 5 }, () => refused('user@tokhai.example', 'password.incorrect')),
    refused('user@tokhai.example', 'login.tooMany'),
  ])
  await removeFolder(folder)
})
