import { otherCompany, demoCompany } from '../../../server/companies/demo/company.ts'
import { calls as filing } from '../../../src/api/contract/declarationFiling.ts'
import { calls as signatures, type RemoteRegistration } from '../../../src/api/contract/signatureRegistration.ts'
import { calls } from '../../../src/api/contract/remoteSigning.ts'
import { subjectOf, type TestSigner } from '../../signing/support/authority.ts'
import type { ContractServer } from './contractServer.ts'
import { formOf } from './declarations.ts'

/** A user of the provider and the serial number of its certificate. */
export interface TestUser {
  readonly userName: string
  readonly serial: string
}

/** A new user with a key of the first demo company. */
export const makeRemoteUser = async (
  { provider, authority }: ContractServer,
  signer?: TestSigner,
  mostAtOnce?: number,
): Promise<TestUser> => {
  const used = signer ?? (await authority.issue(demoCompany.tax_id))
  return { userName: provider.addUser(used, mostAtOnce), serial: used.certificate.serialNumber }
}

export const remoteBody = ({ userName, serial }: TestUser): RemoteRegistration => ({
  org_nm: 'sent and not believed',
  serial_no: serial,
  from_date: '',
  to_date: '',
  status: '1',
  type: '4',
  user_nm: userName,
})

/** The same, registered by the first company. */
export const registeredUser = async (
  server: ContractServer,
  signer?: TestSigner,
  mostAtOnce?: number,
): Promise<TestUser> => {
  const user = await makeRemoteUser(server, signer, mostAtOnce)
  await server.admin.get(signatures.registerSignature, { body: remoteBody(user) })
  return user
}

/** A user whose certificate is another company's, or has ended. */
export const mismatchedSigners = {
  ofOther: ({ authority }: ContractServer): Promise<TestSigner> => authority.issue(otherCompany.tax_id),
  ended: ({ authority }: ContractServer): Promise<TestSigner> =>
    authority.issue(demoCompany.tax_id, {
      subject: subjectOf('CÔNG TY', `MST:${demoCompany.tax_id}`),
      notBefore: new Date('2024-01-01T00:00:00Z'),
      notAfter: new Date('2025-01-01T00:00:00Z'),
    }),
}

/** Generates a declaration of the first company. */
export const generate = async (server: ContractServer) =>
  server.admin.get(filing.generateXml, { body: await formOf(server) })

/** Asks for a signature of a declaration of the first company. */
export const askedRequest = async (server: ContractServer, user?: TestUser) => {
  const { serial } = user ?? (await registeredUser(server))
  const { req_key } = await generate(server)
  const asked = await server.admin.get(calls.remoteSigningRequest, { body: { req_key, serial_no: serial } })
  return { ...asked, req_key, serial }
}

/** Asks for signatures of several declarations of the first company by one confirmation. */
export const askedTogether = async (server: ContractServer, count: number, mostAtOnce?: number) => {
  const { serial } = await registeredUser(server, undefined, mostAtOnce)
  const keys: string[] = []
  const declarations: string[] = []
  for (let made = 0; made < count; made += 1) {
    const generated = await generate(server)
    keys.push(generated.req_key)
    declarations.push(generated.declartion_id)
  }
  const [req_key = '', ...other_req_keys] = keys
  const body = { req_key, other_req_keys, serial_no: serial }
  return { ...(await server.admin.get(calls.remoteSigningRequest, { body })), keys, declarations, body, serial }
}

/** The holder's answer to the request with this control code. */
export const answerRequest = (
  { provider: { books } }: ContractServer,
  controlCode: string,
  answer: 'confirm' | 'refuse',
): boolean => {
  // Codes of four digits repeat: the holder answers what was asked last.
  const asked = books.pending().findLast(({ description }) => description.startsWith(controlCode))
  return asked !== undefined && books[answer](asked.handle)
}
