import { documentsMessage } from '../authority/documentMessage.ts'
import { senderOf } from '../authority/messageId.ts'
import type { Message } from '../authority/taxAuthority.ts'
import type { CarriedDocument } from './correspondent.ts'
import type { Transmission } from './transmissions.ts'

/** The message that carries signed documents, whole, as it is sent; `sender` is MNGui where MTDiep does not say it. Throws without one. */
export const carrying = (
  documents: readonly CarriedDocument[],
  { messageType: type, mtdiep }: Pick<Transmission, 'messageType' | 'mtdiep'>,
  sender: string,
): Message => {
  const [first] = documents
  if (first === undefined) throw new Error('a transmission carries nothing')
  const { taxCode, version } = first
  return documentsMessage(
    { type, mtdiep, sender: senderOf(mtdiep) ?? sender, taxCode, version },
    documents.map(({ signedXml }) => signedXml),
    documents.filter(({ isCompanion = false }) => !isCompanion).length,
  )
}
