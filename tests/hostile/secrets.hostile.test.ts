import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AnyCall } from '../../src/api/contract/call.ts'
import { contract } from '../../src/api/contract/contract.ts'
import { demoPassword } from '../../server/companies/demo/accounts.ts'
import { demoTokenPin } from '../../server/companies/demo/company.ts'
import { demoKey, signedDeclaration } from '../../tools/product/server/filing.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'
import { startProcess } from '../../tools/product/server/serverProcess.ts'
import { encryptedPassword, signInAs, visit } from '../../tools/product/server/visitor.ts'

const canary = 'Canary-7f3b9c51-password'

/** Calls that read something without a parameter. */
const readings = Object.values<AnyCall>(contract).filter(({ method, path }) => method === 'GET' && !path.includes(':'))

const databaseBytes = async (folder: string): Promise<string> => {
  const names = (await readdir(folder)).filter((name) => name.startsWith('tokhai.sqlite'))
  expect(names.length).toBeGreaterThan(0)
  return (await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))).join('\n')
}

it('no password, PIN, cookie or document reaches log or answers, no secret of a person the database', async () => {
  const folder = await makeFolder()
  const environment = { TOKHAI_DATA: folder, AUTHORITY_RECEIPT_SECONDS: '0', AUTHORITY_DECISION_SECONDS: '0' }
  const server = await startProcess(environment, 'server/main.ts')
  const answers: string[] = []
  const stranger = visit(server.origin)
  const wrong = {
    user_id: `${canary}@tokhai.example`,
    password: await encryptedPassword(stranger, canary),
    callback_url: `/${canary}`,
  }
  answers.push((await stranger.ask(contract.login, { body: wrong })).text)
  answers.push(
    (await stranger.ask(contract.login, { body: { user_id: 'user@tokhai.example', password: canary } })).text,
  )
  const admin = await signInAs(server.origin, 'admin@tokhai.example')
  const token = admin.cookie().replace('tokhai=', '')
  const { registration } = await signedDeclaration(admin, await demoKey(folder))
  answers.push(
    (await admin.ask(contract.registerDeclaration, { body: { ...registration, xml_signed: `<${canary}>` } })).text,
  )
  answers.push((await admin.ask(contract.registerDeclaration, { body: registration })).text)
  answers.push((await admin.ask(contract.listDeclarations, { query: { search_value: canary } })).text)
  answers.push((await admin.ask(contract.saveDraft, { body: { pos_key: canary } })).text)
  for (const call of readings) answers.push((await admin.ask(call)).text)
  await expect.poll(() => server.lines.some((line) => line.includes('authority.answer'))).toBe(true)
  expect(await server.end('SIGTERM')).toBe(0)

  const log = server.lines.join('\n')
  for (const secret of [canary, demoPassword, demoTokenPin, token, '<TKhai', '<DLTKhai', 'admin@tokhai.example'])
    expect(log.includes(secret), `the log holds ${secret}`).toBe(false)
  const heard = answers.join('\n')
  for (const secret of [demoPassword, demoTokenPin, token, 'user_pwd', 'password_hash', 'argon2', `"${canary}"`])
    expect(heard.includes(secret), `an answer holds ${secret}`).toBe(false)
  const kept = await databaseBytes(folder)
  for (const secret of [canary, demoPassword, token])
    expect(kept.includes(secret), `the database holds ${secret}`).toBe(false)
  expect(kept).toContain('$argon2id$v=19$m=47104,t=1,p=1$')
  await removeFolder(folder)
})

it('ends cleanly on SIGTERM, also at the very moment it begins to listen', async () => {
  const folder = await makeFolder()
  for (let start = 0; start < 2; start += 1) {
    const server = await startProcess({ TOKHAI_DATA: folder })
    const begun = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    expect(performance.now() - begun).toBeLessThan(10_000)
    expect(server.lines.at(-1)).toContain('server.stopped')
  }
  await removeFolder(folder)
})
