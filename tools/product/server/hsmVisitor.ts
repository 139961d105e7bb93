import { demoHsm } from '../../../server/hsm/demo/account.ts'
import { contract } from '../../../src/api/contract/contract.ts'
import { newBody } from './filing.ts'
import { encryptedPassword, type Visitor } from './visitor.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { signaturePathOf } from '../../../src/domain/documents/signedLayout.ts'

const { userName, password, pin } = demoHsm

/** Declarations that the server has generated, as the signing server takes them; no two of the same content. */
export const documentsToSign = async (visitor: Visitor, count: number) => {
  const body = await newBody(visitor)
  const documents = []
  for (let at = 0; at < count; at += 1) {
    const generated = await visitor.get(contract.generateXml, { body: { ...body, contact_phone: `0912 ${at}` } })
    const { xml_data: xml, sign_id, req_key } = generated
    documents.push({ xml, signature_path: signaturePathOf(declarationSignature), sign_id, req_key })
  }
  return documents
}

/** The serial number of the demo account's first certificate. */
export const demoSerial = async (visitor: Visitor): Promise<string> => {
  const body = { username: userName, password: await encryptedPassword(visitor, password) }
  const { certificates } = await visitor.get(contract.hsmCertificates, { body })
  return certificates[0]?.serial ?? ''
}

/** A request that signs documents by the demo account, encrypted as the page does it. */
export const signingRequest = async (visitor: Visitor, serial: string, documents: readonly unknown[]) => ({
  body: {
    serial_no: serial,
    user_name: userName,
    password: await encryptedPassword(visitor, password),
    pin: await encryptedPassword(visitor, pin),
    signing_xml: documents,
  },
})
