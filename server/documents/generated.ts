import type { DocumentKey } from './documentKey.ts'

/** XML that waits for its signature, named by `reqKey`. */
export interface GeneratedDocument {
  readonly document: DocumentKey
  readonly reqKey: string
  readonly signId: string
  /** Of the content that the XML was made from. */
  readonly contentHash: string
  /** That content as JSON; empty where the XML is older than its keeping. */
  readonly content: string
  /** MST and PBan of the message that will carry it. */
  readonly taxCode: string
  readonly version: string
  /** That the XML bears; null of a kind without numbers. */
  readonly number: number | null
  /** Under which a companion is generated with it, which is signed and sent too; empty where it goes alone. */
  readonly companionKey: string
  readonly xml: string
  readonly xmlSha256: string
  readonly generatedAt: string
}

export interface GeneratedDocuments {
  readonly insert: (generated: GeneratedDocument) => Promise<void>
  readonly byReqKey: (companyId: string, reqKey: string) => Promise<GeneratedDocument | null>
  /** Several by their request keys, those that there are. */
  readonly byReqKeys: (companyId: string, reqKeys: readonly string[]) => Promise<ReadonlyMap<string, GeneratedDocument>>
  /** Numbers that XML under these request keys bear, with their documents; none of kinds without numbers. */
  readonly numbersOf: (
    companyId: string,
    reqKeys: readonly string[],
  ) => Promise<readonly { readonly documentId: string; readonly number: number }[]>
  /** The newest of this content that nobody has signed and sent. */
  readonly unsigned: (document: DocumentKey, contentHash: string) => Promise<GeneratedDocument | null>
  /** False where it is signed already, or there is none: of all that come with one key it lets one through, also between servers. */
  readonly markSigned: (companyId: string, reqKey: string, at: string) => Promise<boolean>
  /** Removes what was neither generated nor signed since a moment. */
  readonly removeOlder: (than: string) => Promise<void>
}
