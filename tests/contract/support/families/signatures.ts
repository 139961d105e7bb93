import type { SigningKey } from '../../../../signing/keystores/keystore.ts'
import { demoCompany, otherCompany } from '../../../../server/companies/demo/company.ts'
import { signDocument } from '../../../../signing/xmldsig/sign.ts'
import type { SignedLayout } from '../../../../src/domain/documents/signedLayout.ts'
import type { Reply } from '../../../../tools/product/server/visitor.ts'
import { createTestAuthority, subjectOf } from '../../../signing/support/authority.ts'
import type { ContractServer } from '../contractServer.ts'

interface Signed {
  readonly key: SigningKey
  readonly signingTime?: Date
  /** Changes the XML before it is signed, and after. */
  readonly before?: (xml: string) => string
  readonly after?: (xml: string) => string
  /** What is sent with it. */
  readonly companion?: { readonly xml_signed: string; readonly req_key: string }
}

interface Generated {
  readonly xml_data: string
  readonly sign_id: string
  readonly req_key: string
}

/** What is sent of generated XML that was signed so. */
export const signedBody = async (
  { xml_data: xml, sign_id: signId, req_key }: Generated,
  layout: SignedLayout,
  { key, signingTime = new Date(), before, after, companion }: Signed,
) => {
  const signed = await signDocument({ xml: before?.(xml) ?? xml, signId, layout, key, signingTime })
  if (!signed.ok) throw new Error(signed.failure.code)
  const xml_signed = after?.(signed.value.xml) ?? signed.value.xml
  const sent = { xml_signed, req_key, sign_by: '', tax_code: '', sllr_comp_name: '' }
  return companion === undefined ? sent : { ...sent, companion }
}

const day = 86_400_000
const { tax_id: taxCode } = demoCompany

const otherSign = (text: string): string =>
  text.replace(/<SignatureValue>(.)/, (_, sign) => `<SignatureValue>${sign === 'A' ? 'B' : 'A'}`)

/** A request for each refusal of a signature; `send` signs a new document of the company and sends it. */
export const signatureRefusals = (send: (server: ContractServer, signed: Signed) => Promise<Reply>) => {
  const issued = async (server: ContractServer, ...order: Parameters<ContractServer['authority']['issue']>) =>
    send(server, { key: (await server.authority.issue(...order)).key })
  const own = async ({ authority }: ContractServer) => (await authority.issue(taxCode)).key
  return {
    'signature.malformed': async (server: ContractServer) =>
      send(server, { key: await own(server), after: () => '<CTu/>' }),
    'signature.invalid': async (server: ContractServer) => send(server, { key: await own(server), after: otherSign }),
    'signature.contentDiffers': async (server: ContractServer) =>
      send(server, { key: await own(server), before: (xml) => xml.replace('<Ten>', '<Ten>X') }),
    async 'signature.certificateUntrusted'(server: ContractServer) {
      const { key } = await (await createTestAuthority()).issue(taxCode)
      return send(server, { key })
    },
    'signature.certificateUnfit': (server: ContractServer) => issued(server, taxCode, { use: 'authority' }),
    'signature.certificateExpired': (server: ContractServer) =>
      issued(server, taxCode, { notBefore: new Date(Date.now() - 9 * day), notAfter: new Date(Date.now() - day) }),
    'signature.certificateNotYetValid': (server: ContractServer) =>
      issued(server, taxCode, { notBefore: new Date(Date.now() + day), notAfter: new Date(Date.now() + 9 * day) }),
    'signature.taxCodeUnclear': (server: ContractServer) =>
      issued(server, taxCode, { subject: subjectOf('CÔNG TY', `MST:${taxCode}`, `MST:${otherCompany.tax_id}`) }),
    'signature.taxCodeDiffers': (server: ContractServer) => issued(server, otherCompany.tax_id),
    'signature.timeDiffers': async (server: ContractServer) =>
      send(server, { key: await own(server), signingTime: new Date(Date.now() - 3 * day) }),
    'signature.companionDiffers': async (server: ContractServer) =>
      send(server, { key: await own(server), companion: { xml_signed: '<BKe/>', req_key: 'unknown' } }),
    'certificate.notRegistered': async (server: ContractServer) => send(server, { key: await own(server) }),
  }
}
