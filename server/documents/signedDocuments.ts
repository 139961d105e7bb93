import type { DocumentKey } from './documentKey.ts'

/** A signed document that the server has taken on, without what it says. */
export interface SignedHead {
  readonly document: DocumentKey
  /** How often the document was filed until then, from 1 on. */
  readonly turn: number
  /** Names it in its transmission. */
  readonly id: string
  readonly reqKey: string
  readonly contentHash: string
  /** MST and PBan of the message that carries it. */
  readonly taxCode: string
  readonly version: string
  readonly signedSha256: string
  readonly signerSerial: string
  /** `YYYY-MM-DDTHH:mm:ss` in Vietnam, as the signature says it. */
  readonly signingTime: string
  readonly filedBy: string
  readonly filedAt: string
}

/** The same with the only XML that stays, and the content as it was filed, as JSON; that is empty where it is older than its keeping. */
export interface SignedDocument extends SignedHead {
  readonly signedXml: string
  readonly content: string
}

/** Where one of them stands. */
export type SignedPlace = Pick<SignedHead, 'document' | 'turn'>

export interface SignedDocuments {
  /** Of a document that is held until the transaction ends. @returns its turn */
  readonly insert: (signed: Omit<SignedDocument, 'turn'>) => Promise<number>
  readonly byReqKey: (companyId: string, reqKey: string) => Promise<SignedHead | null>
  /** Which of these keys something was signed and filed under. */
  readonly filedOf: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlySet<string>>
  readonly byId: (companyId: string, id: string) => Promise<SignedHead | null>
  readonly latestOf: (document: DocumentKey) => Promise<SignedHead | null>
  /** All of one that is there. */
  readonly whole: (place: SignedPlace) => Promise<SignedDocument>
  /** The same of those of these ids that are there. */
  readonly wholes: (companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, SignedDocument>>
}
