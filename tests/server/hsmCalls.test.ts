import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../src/api/contract/contract.ts'
import { registerBody, newBody, type Generated } from '../../tools/product/server/filing.ts'
import { encryptedPassword } from '../../tools/product/server/visitor.ts'
import { startContractServer, type ContractServer } from '../contract/support/contractServer.ts'
import { keepHsmLogin, makeHsmAccount, type TestAccount } from '../contract/support/hsm.ts'
import { declarationSignature } from '../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../src/domain/documents/signedLayout.ts'

let server: ContractServer
let account: TestAccount
beforeAll(async () => {
  server = await startContractServer()
  account = await keepHsmLogin(server, await makeHsmAccount(server))
})
afterAll(() => server.close())

const generate = async (posKey: string): Promise<Generated> =>
  server.admin.get(contract.generateXml, { body: await newBody(server.admin, { pos_key: posKey }) })

const documentOf = ({ xml_data: xml, sign_id, req_key }: Generated) => ({
  xml,
  signature_path: signaturePathOf(declarationSignature),
  sign_id,
  req_key,
})

/** Signs with what is kept beside the certificate. */
const sign = async (signing_xml: readonly ReturnType<typeof documentOf>[], pin = account.pin) =>
  server.admin.get(contract.hsmIssueXmlList, {
    body: { serial_no: account.serial, pin: await encryptedPassword(server.admin, pin), signing_xml },
  })

const actions = async (): Promise<readonly { action: string; detail: string }[]> =>
  (await server.admin.get(contract.listAudit, { query: { page_number: '0', page_size: '10' } })).entries

describe('a declaration signed by the signing server', () => {
  it('is registered like one that a token has signed [000-4-15]', async () => {
    const generated = await generate('A')
    const [signed] = await sign([documentOf(generated)])
    expect(signed).toMatchObject({ status: 'OK', message: '', req_key: generated.req_key })
    const body = registerBody(await newBody(server.admin), generated.req_key, signed?.signed_xml ?? '')
    expect(await server.admin.get(contract.registerDeclaration, { body })).toMatchObject({ noti_cd_tax: 'sent' })
  })

  it('has an outcome of its own beside others in the same call, and says why it is not signed [000-7-09 000-8-07]', async () => {
    const [one, two, three] = [await generate('B'), await generate('C'), await generate('D')].map(documentOf)
    if (one === undefined || two === undefined || three === undefined) throw new Error('nothing was generated')
    const answer = await sign([
      { ...one, xml: one.xml.replace('</TKhai>', '<!-- --></TKhai>') },
      two,
      { ...one, req_key: 'unknown' },
      { ...three, signature_path: 'TKhai' },
      { ...three, sign_id: two.sign_id },
      three,
    ])
    expect(answer.map(({ status }) => status)).toEqual([
      'document.differs',
      'OK',
      'document.unknown',
      'document.pathUnknown',
      'document.differs',
      'OK',
    ])
    for (const { status, message, signed_xml } of answer)
      expect([message === '', signed_xml === '']).toEqual([status === 'OK', status !== 'OK'])
    const [latest] = await actions()
    expect(latest?.action).toBe('hsm.signed')
    expect(JSON.parse(latest?.detail ?? '')).toMatchObject({ documents: 6, signed: 2, serial: account.serial })
  })

  it('of another company is not signed, whoever has the account', async () => {
    const generated = await generate('E')
    const { reason } = await server.otherAdmin.ask(contract.hsmIssueXmlList, {
      body: {
        serial_no: account.serial,
        user_name: account.userName,
        password: await encryptedPassword(server.otherAdmin, account.password),
        pin: await encryptedPassword(server.otherAdmin, account.pin),
        signing_xml: [documentOf(generated)],
      },
    })
    expect(reason).toBe('hsm.otherTaxCode')
  })
})

it('a refused PIN says how many attempts are left, and the one that locks the key is written down once', async () => {
  const locked = await makeHsmAccount(server)
  const ask = async () => {
    const body = {
      username: locked.userName,
      password: await encryptedPassword(server.admin, locked.password),
      serial_no: locked.serial,
      pin: await encryptedPassword(server.admin, '000000'),
    }
    const { text } = await server.admin.ask(contract.hsmQr2fa, { body })
    return /"attempts_left":(\d)/.exec(text)?.[1] ?? null
  }
  expect([await ask(), await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
    '4',
    '3',
    '2',
    '1',
    '0',
    null,
  ])
  expect((await actions()).slice(0, 5).map(({ action }) => action)).toEqual([
    'hsm.locked',
    ...Array.from({ length: 4 }, () => 'hsm.pinWrong'),
  ])
})

it('lists an account to each company with its own certificates alone, and writes wrong passwords down', async () => {
  const list = async (visitor: typeof server.admin, password = account.password) => {
    const body = { username: account.userName, password: await encryptedPassword(visitor, password) }
    const { text, reason } = await visitor.ask(contract.hsmCertificates, { body })
    return [reason, text.includes(account.serial)]
  }
  expect(await list(server.admin)).toEqual([null, true])
  expect(await list(server.otherAdmin)).toEqual([null, false])
  expect(await list(server.admin, 'guess')).toEqual(['hsm.credentialsInvalid', false])
  expect((await actions())[0]).toMatchObject({ action: 'hsm.passwordWrong' })
})

it('logging in with what is kept says what to ask for', async () => {
  const state = await server.admin.get(contract.hsmLogin, { body: { serial_no: account.serial } })
  expect(state).toEqual({ kept_yn: 'Y', attempts_left: 5, pin_locked: false, otp_yn: 'N' })
})

it('the first demo company has an account, which lists a certificate of its own', async () => {
  const { certificates } = await server.admin.get(contract.hsmCertificates, {
    body: {
      provider: 'Viettel-CA',
      username: 'saomaixanh',
      password: await encryptedPassword(server.admin, 'SaoMai@2026'),
    },
  })
  expect(certificates).toMatchObject([{ ownerId: 'saomaixanh', activeStatus: '1', org_nm: 'TOKHAI DEMO CA' }])
})
