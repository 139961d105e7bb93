import type { DemoToken } from '../../../signing/demoCa.ts'
import { createPkcs12Store } from '../../../signing/keystores/pkcs12.ts'
import type { SigningKey } from '../../../signing/keystores/keystore.ts'
import { signDocument } from '../../../signing/xmldsig/sign.ts'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import { demoTokenPin } from '../../companies/demo/company.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { GeneratedDocument } from '../generated.ts'
import type { Brought } from '../send.ts'

/** The demo token. */
export interface DemoSigner {
  readonly key: SigningKey
  readonly serialNumber: string
}

/** Throws where the token does not open, since the demo cannot be without it. */
export const openDemoSigner = async ({ pkcs12Path, serialNumber }: DemoToken): Promise<DemoSigner> => {
  const opened = await createPkcs12Store(pkcs12Path).open(demoTokenPin)
  if (!opened.ok) throw new Error(`the demo token does not open: ${opened.failure.code}`)
  return { key: opened.value, serialNumber }
}

/** What the demo token makes of a generated document at `at`. */
export const signDemo = async (
  { xml, signId }: GeneratedDocument,
  layout: SignedLayout,
  { key, serialNumber }: DemoSigner,
  at: Date,
): Promise<Omit<Brought, 'filedBy'>> => {
  const signing = await signDocument({ xml, signId, layout, key, signingTime: at })
  if (!signing.ok) throw new Error(`the demo token does not sign: ${signing.failure.code}`)
  const { xml: signedXml, signingTime } = signing.value
  return { signedXml, signedSha256: sha256(signedXml), signerSerial: serialNumber, signingTime }
}
