import { transmit } from '../transmissions/transmit.ts'
import { filingMessage } from './keptMessage.ts'
import type { KeptKind, KindTypes } from './keptKind.ts'
import type { SignedDocument } from './signedDocuments.ts'

/** Keeps that the message of a signed document goes to the authority, and has it sent; `sender` is MNGui. */
export const queueSigned = async <T extends KindTypes>(
  { key: kind, answerKeyOf, messageOf }: Pick<KeptKind<T>, 'key' | 'answerKeyOf' | 'messageOf'>,
  inside: T['inside'],
  held: T['head'],
  {
    number,
    companion,
    ...signed
  }: SignedDocument & { readonly number: number | null; readonly companion: Omit<SignedDocument, 'turn'> | null },
  sender: string,
): Promise<void> => {
  const message = messageOf(held)
  const outgoing = {
    signedId: signed.id,
    key: answerKeyOf(held, number),
    bytes: Buffer.byteLength(signed.signedXml) + Buffer.byteLength(companion?.signedXml ?? ''),
    companionId: companion?.id ?? '',
  }
  const sending = { companyId: held.companyId, kind, message, sender, dueAt: signed.filedAt }
  const [sent] = await transmit(inside, sending, [outgoing])
  if (sent === undefined) throw new Error('a signed document is in no message')
  const { type } = message
  await inside.documentHistory.keepMessage(signed, filingMessage({ at: signed.filedAt, mtdiep: sent.mtdiep, type }))
}
