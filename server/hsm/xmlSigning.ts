import type { SigningKey } from '../../signing/keystores/keystore.ts'
import { SIGNATURE_PATH } from '../../signing/xmldsig/profile.ts'
import { signDeclaration } from '../../signing/xmldsig/sign.ts'

/** A document as it is asked to be signed, and the XML that this server has generated under its key, or null where it has none. */
export interface DocumentToSign {
  readonly reqKey: string
  readonly xml: string
  readonly signId: string
  readonly signaturePath: string
  readonly generated: { readonly xml: string; readonly signId: string } | null
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

const oddityOf = ({ xml, signId, signaturePath, generated }: DocumentToSign): DocumentStatus | null => {
  if (generated === null) return 'document.unknown'
  if (generated.xml !== xml || generated.signId !== signId) return 'document.differs'
  return signaturePath === SIGNATURE_PATH ? null : 'document.pathUnknown'
}

const outcomeOf = async (
  document: DocumentToSign,
  key: SigningKey,
  signingTime: Date,
): Promise<Omit<DocumentOutcome, 'reqKey'>> => {
  const oddity = oddityOf(document)
  if (oddity !== null) return { status: oddity, signedXml: '' }
  const { xml, signId, signaturePath } = document
  const signed = await signDeclaration({ xml, signId, signaturePath, key, signingTime })
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
