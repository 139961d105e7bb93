import * as v from 'valibot'
import { documentXml, type DocumentKind } from '../../../src/domain/documents/kind.ts'
import type { SignedLayout } from '../../../src/domain/documents/signedLayout.ts'
import { authorityId, documentMessage } from '../../authority/documentMessage.ts'
import { newMessageId } from '../../authority/messageId.ts'
import type { Message } from '../../authority/taxAuthority.ts'
import type { AuthorityRegister } from '../../authority/simulator/register.ts'
import { simulatedProvider } from '../../authority/simulator/simulator.ts'
import { newId } from '../../store/identifiers.ts'
import { queue, type TransmissionRepositories } from '../../transmissions/transmissions.ts'
import type { OutboxRepositories } from '../../outbox/outbox.ts'
import { keyOf } from '../documentKey.ts'
import { generatedOf } from '../generate.ts'
import type { GeneratedDocument } from '../generated.ts'
import { answerMessage, filingMessage } from '../keptMessage.ts'
import type { DocumentRepositories } from '../repositories.ts'
import { signedOf, type Brought } from '../send.ts'
import { signDemo, type DemoSigner } from './signer.ts'

/** How documents of a kind are issued in the demo. */
export interface DemoFiled<Values, Content> {
  readonly key: string
  readonly kind: DocumentKind<Values, Content>
  readonly layout: SignedLayout
  /** MLTDiep of the message that carries one, and MST and PBan of that. */
  readonly messageOf: (content: Content) => {
    readonly type: string
    readonly taxCode: string
    readonly version: string
  }
}

/** A draft that is issued. */
interface DemoDraft<Content> {
  readonly companyId: string
  readonly id: string
  readonly year: number
  readonly contentHash: string
  readonly content: Content
  readonly number: number
}

/** What issuing leaves behind. */
export interface DemoFiling {
  readonly generated: GeneratedDocument
  readonly signed: Omit<Brought, 'filedBy'>
  readonly filedAt: Date
  readonly messageType: string
  readonly mtdiep: string
}

/** Generated and signed as it would have been by the demo token. */
export const fileDemo = async <Values, Content extends object>(
  { key, kind, layout, messageOf }: DemoFiled<Values, Content>,
  { companyId, id, year, contentHash, content, number }: DemoDraft<Content>,
  signer: DemoSigner,
  at: Date,
): Promise<DemoFiling> => {
  const values = v.parse(kind.rules, kind.toValues(content))
  const { type, taxCode, version } = messageOf(content)
  const document = keyOf(key, { companyId, year, id })
  const writing = {
    xmlWith: (signId: string, drawn: number | null) => documentXml(kind, values, signId, drawn),
    taxCode,
    version,
  }
  const generated = generatedOf(document, { contentHash, content, number }, writing, at)
  const signed = await signDemo(generated, layout, signer, at)
  return { generated, signed, filedAt: at, messageType: type, mtdiep: newMessageId(simulatedProvider) }
}

/** An answer that has come to a filing. */
export interface DemoAnswer extends Message {
  readonly type: string
  readonly at: Date
}

interface Kept {
  /** The account that has filed it. */
  readonly filedBy: string
  /** Null where it still waits for one: its message is in the outbox then. */
  readonly answer: DemoAnswer | null | undefined
}

/** Keeps a filing by an account, with its answer. */
export const keepFiling = async (
  inside: DocumentRepositories & TransmissionRepositories & OutboxRepositories,
  { generated, signed, filedAt, messageType, mtdiep }: DemoFiling,
  { filedBy, answer }: Kept,
): Promise<void> => {
  const document = signedOf(generated, { ...signed, filedBy }, filedAt)
  const { companyId } = generated.document
  const turn = await inside.signedDocuments.insert(document)
  const place = { document: document.document, turn }
  await inside.documentHistory.keepMessage(place, filingMessage({ at: document.filedAt, mtdiep, type: messageType }))
  if (answer === undefined) return
  if (answer === null) {
    await inside.generated.insert(generated)
    await inside.generated.markSigned(companyId, generated.reqKey, document.filedAt)
    const rows = [{ position: 1, signedId: document.id, key: '' }]
    const transmission = { companyId, id: newId(), kind: document.document.kind, messageType, mtdiep, rows }
    await queue(inside, [transmission], document.filedAt)
    return
  }
  const { type, xml, at } = answer
  const receivedAt = at.toISOString()
  await inside.authorityMessages.insert({
    mtdiep: answer.mtdiep,
    referenceMtdiep: mtdiep,
    type,
    xml,
    receivedAt,
    outcome: 'applied',
  })
  await inside.documentHistory.keepMessage(
    place,
    answerMessage({ at: receivedAt, mtdiep: answer.mtdiep, type, outcome: 'applied' }),
  )
}

const hour = 3_600_000

/** Enters a filing in the books of the simulated authority, which answers it in the course of a day. */
export const enterInBooks = async (
  books: AuthorityRegister,
  { generated: { version, taxCode }, signed: { signedXml }, filedAt, messageType: type, mtdiep }: DemoFiling,
): Promise<void> => {
  const message = documentMessage({ type, mtdiep, sender: simulatedProvider, taxCode, version, signedXml })
  const dueAt = new Date(filedAt.getTime() + 24 * hour).toISOString()
  const owed = [{ mtdiep: newMessageId(authorityId), reference: mtdiep, step: 'decision', dueAt }]
  await books.file(message, filedAt.toISOString(), owed)
}
