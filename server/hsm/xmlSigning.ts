import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { signDocument } from '../../signing/xmldsig/sign.ts'
import { signaturePathOf, type SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'

/** XML that this server has generated for a company, whatever its kind. */
export interface GeneratedXml {
  readonly xml: string
  readonly signId: string
  /** Where documents of its kind are signed. */
  readonly layout: SignedLayout
}

/** A document as it is asked to be signed, and the XML that this server has generated under its key, or null where it has none. */
export interface DocumentToSign {
  readonly reqKey: string
  readonly xml: string
  readonly signId: string
  readonly signaturePath: string
  readonly generated: GeneratedXml | null
}

/** OK, or why the document is not signed. */
export type DocumentStatus =
  | 'OK'
  | 'document.unknown'
  | 'document.differs'
  | 'document.pathUnknown'
  | 'document.notSigned'

export interface DocumentOutcome {
  readonly reqKey: string
  readonly status: DocumentStatus
  readonly signedXml: string
}

/** The XML that the request names as it was generated, or why it is not signed. */
const toSign = ({ xml, signId, signaturePath, generated }: DocumentToSign): Result<GeneratedXml, DocumentStatus> => {
  if (generated === null) return fail('document.unknown')
  if (generated.xml !== xml || generated.signId !== signId) return fail('document.differs')
  return signaturePath === signaturePathOf(generated.layout) ? succeed(generated) : fail('document.pathUnknown')
}

const outcomeOf = async (
  document: DocumentToSign,
  key: SigningKey,
  signingTime: Date,
): Promise<Omit<DocumentOutcome, 'reqKey'>> => {
  const generated = toSign(document)
  if (!generated.ok) return { status: generated.failure, signedXml: '' }
  const { xml, signId, layout } = generated.value
  const signed = await signDocument({ xml, signId, layout, key, signingTime })
  return signed.ok ? { status: 'OK', signedXml: signed.value.xml } : { status: 'document.notSigned', signedXml: '' }
}

/** While the key signs some documents, others are read and written: twice as many as a device signs for one message. */
const atOnce = 16

/** Signs what this server has generated and nothing else; what goes wrong with one document leaves the others alone. */
export const signGenerated = async (
  documents: readonly DocumentToSign[],
  key: SigningKey,
  signingTime: Date,
): Promise<readonly DocumentOutcome[]> => {
  const outcomes: DocumentOutcome[] = []
  const waiting = documents.entries()
  const signNext = async (): Promise<void> => {
    for (const [place, document] of waiting)
      outcomes[place] = { reqKey: document.reqKey, ...(await outcomeOf(document, key, signingTime)) }
  }
  await Promise.all(Array.from({ length: atOnce }, signNext))
  return outcomes
}
