import type { Member } from '../companies/member.ts'

/** What is read of a document: what it says, what it said when it was filed, or a message, the signed XML or the print of it. */
export type ReadPart = 'content' | 'filed' | 'message' | 'signedXml' | 'print'

/** Notes who has read what of a document, before it is answered. */
export type OnRead = (member: Member, documentId: string, part: ReadPart) => Promise<void>

/** Of a kind whose readers are noted. */
export interface NotedReading {
  readonly onRead?: OnRead
}
