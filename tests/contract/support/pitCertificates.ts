import { join } from 'node:path'
import { demoCompany } from '../../../server/companies/demo/company.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import type { CertificateContent } from '../../../src/domain/pitCertificate/content.ts'
import { certificateSaid, certificateSteps } from '../../server/support/pitCertificates.ts'
import { putTemplateInUse } from '../../server/support/templatesInUse.ts'
import { onceFor, type ContractServer } from './contractServer.ts'
import { keyOf } from './declarations.ts'
import { beside } from './hsm.ts'
import type { FamilyGround } from './families/ground.ts'

type Changes = Partial<CertificateContent> & { readonly version?: string }

/** Symbol of these tests alone. */
const serial_no = 'CT26ZX'

const withSymbol = onceFor(({ folder }) =>
  putTemplateInUse(
    { kind: 'sqlite', path: join(folder, 'tokhai.sqlite') },
    { smbl_type: 'CT', serial_no, start_date: '2026-07-01', end_date: '2026-12-31' },
  ),
)

/** What a form sends that may be issued. */
export const certificateBody = async (server: ContractServer, changes: Changes = {}) => {
  await withSymbol(server)
  return { version: '', ...certificateSaid({ serial_no, ...changes }), ...changes }
}

/** The content alone. */
export const certificateContent = async (server: ContractServer): Promise<CertificateContent> => {
  const { version: _, ...content } = await certificateBody(server)
  return content
}

const stepsOf = async (server: ContractServer) => {
  const key = await keyOf(server)
  return certificateSteps(() => ({ visitor: server.pit, key }))
}

export const savedCertificate = async (server: ContractServer, changes: Changes = {}) =>
  server.pit.get(contract.savePitCertificateDraft, { body: await certificateBody(server, changes) })

/** Generates and signs one, which is not sent. */
export const signedCertificate = async (server: ContractServer, changes: Changes = {}) => {
  const body = await certificateBody(server, changes)
  const generated = await server.pit.get(contract.generatePitCertificateXml, { body })
  return { body, generated, issue: await (await stepsOf(server)).signed(generated) }
}

export const issueCertificate = async (server: ContractServer, changes: Changes = {}) => {
  const certificate = await signedCertificate(server, changes)
  await server.pit.get(contract.issuePitCertificate, { body: certificate.issue })
  return certificate
}

/** One that is issued, for requests that change nothing. */
export const issuedCertificate = onceFor((server) => issueCertificate(server))

/** The id of one that the authority has accepted. */
export const acceptedCertificate = async (server: ContractServer): Promise<string> => {
  const { generated } = await issueCertificate(server)
  const { sid: id } = generated
  const accepted = { status: 'accepted', message: 'Hợp lệ' } as const
  await beside(server, async ({ pitCertificates }) => {
    await pitCertificates.move({ companyId: demoCompany.id, id, in: ['sent'] }, accepted, new Date().toISOString())
  })
  return id
}

/** One that the authority has accepted, and what a correction says that replaces it. */
export const replacingAccepted = async (server: ContractServer) => {
  const id = await acceptedCertificate(server)
  const {
    form_no,
    serial_no: symbol,
    inv_no,
    inv_date,
  } = await server.pit.get(contract.pitCertificateDetail, {
    params: { id },
  })
  const named = { form_no_ref: form_no, serial_no_ref: symbol, inv_no_ref: inv_no, inv_date_ref: inv_date }
  return { id, changes: { inv_feature: '1', inv_type_ref: '8', ...named } }
}

/** As if the authority had not decided of it yet. */
export const withoutDecision = (server: ContractServer, id: string): Promise<void> =>
  beside(server, async ({ pitCertificates }) => {
    const change = { status: 'sent', message: '' } as const
    await pitCertificates.move({ companyId: demoCompany.id, id, in: ['accepted'] }, change, new Date().toISOString())
  })

/** Scopes that may make every call, and those that need to have been given nothing. */
const makers = ['SYS_ADMIN', 'ADMIN PIT'] as const
export const pitReaders = [...makers, 'USER PIT'] as const
export const pitWriters = makers

export const pitCertificateGround: FamilyGround = {
  visitor: ({ pit }) => pit,
  readers: pitReaders,
  contentReaders: pitWriters,
  writers: pitWriters,
  filedId: async (server) => (await issuedCertificate(server)).generated.sid,
  savedId: async (server) => (await savedCertificate(server)).sid,
}
