import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTokenOrder } from '../../server/companies/demo/company.ts'
import { simulatedKeys } from '../../server/remoteSigning/simulator/keyFiles.ts'
import { ensureDemoToken } from '../../signing/demoCa.ts'
import { makeFolder, removeFolder } from '../../tools/product/server/runningServer.ts'

let folder: string
beforeAll(async () => {
  folder = await makeFolder()
})
afterAll(() => removeFolder(folder))

it('makes a key anew where a start that was killed has left half of its file', async () => {
  await ensureDemoToken(demoTokenOrder(folder))
  const users = [{ userName: 'someone', order: demoTokenOrder(folder) }]
  const [made] = await simulatedKeys(folder, users)
  const file = join(folder, 'someone.pem')
  const whole = readFileSync(file, 'utf8')
  for (const kept of [0, 0.3, 0.9]) {
    writeFileSync(file, whole.slice(0, whole.length * kept))
    const [key] = await simulatedKeys(folder, users)
    expect(key?.certificatePem).toContain('-----END CERTIFICATE-----')
    expect(key?.privateKeyPem).not.toBe(made?.privateKeyPem)
  }
})
