import { documentsMessage } from '../authority/documentMessage.ts'
import { senderOf } from '../authority/messageId.ts'
import type { Message } from '../authority/taxAuthority.ts'
import type { CarriedDocument } from './correspondent.ts'
import { withoutCompanions, type Transmission } from './transmissions.ts'

/** `rows` are unknown of a time before they were kept. */
interface Carried extends Pick<Transmission, 'messageType' | 'mtdiep'> {
  readonly rows?: Transmission['rows'] | undefined
}

/** The message that carries signed documents, whole, as it is sent; `sender` is MNGui where MTDiep does not say it. Throws without one. */
export const carrying = (
  documents: readonly CarriedDocument[],
  { messageType: type, mtdiep, rows }: Carried,
  sender: string,
): Message => {
  const [first] = documents
  if (first === undefined) throw new Error('a transmission carries nothing')
  const { taxCode, version } = first
  return documentsMessage(
    { type, mtdiep, sender: senderOf(mtdiep) ?? sender, taxCode, version },
    documents.map(({ signedXml }) => signedXml),
    rows === undefined ? documents.length : withoutCompanions(rows).length,
  )
}
