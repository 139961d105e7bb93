import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { digitalSignatures } from '../../src/api/contract/digitalSignatures.ts'
import { calls } from '../../src/api/contract/signatureRegistration.ts'
import { calls as hsm } from '../../src/api/contract/hsm.ts'
import { encryptedPassword } from '../../tools/product/server/visitor.ts'
import { startContractServer, type ContractServer } from './support/contractServer.ts'
import { makeHsmAccount } from './support/hsm.ts'

let server: ContractServer
beforeAll(async () => {
  server = await startContractServer()
})
afterAll(() => server.close())

it('a certificate in an HSM is registered with status 1 and type 2, as the certificate itself says, and its account is kept [000-4-23 001-4-05 001-9-02]', async () => {
  const { admin } = server
  const { userName, password, pin, serial } = await makeHsmAccount(server)
  const body = {
    org_nm: 'sent and not believed',
    serial_no: serial,
    from_date: '1999-01-01T00:00:00',
    to_date: '1999-01-01T00:00:00',
    status: '1',
    type: '2',
    user_nm: userName,
    user_pw: await encryptedPassword(admin, password),
    pin: await encryptedPassword(admin, pin),
    otp_yn: 'N',
    org_nm_hsm: '',
  } as const
  await admin.get(calls.registerSignature, { body })
  const { digital_signatures } = await admin.get(digitalSignatures, { query: { search_value: serial } })
  expect(digital_signatures).toHaveLength(1)
  expect(digital_signatures[0]).toMatchObject({ status: '1', certificate_type: '2', form_tp: '1', user_nm: userName })
  expect(digital_signatures[0]?.org_nm).not.toBe(body.org_nm)
  expect(digital_signatures[0]?.to_date).not.toBe(body.to_date)
  expect(await admin.get(hsm.hsmLogin, { body: { serial_no: serial } })).toMatchObject({ pin_locked: false })
  expect(JSON.stringify(digital_signatures)).not.toContain(password)
  for (const file of ['tokhai.sqlite', 'tokhai.sqlite-wal']) {
    const kept = await readFile(join(server.folder, file), 'latin1')
    expect(kept).not.toContain(password)
  }
})
