import { randomUUID } from 'node:crypto'
import { succeed, type Result } from '../../src/domain/result.ts'
import type { Member } from '../companies/member.ts'
import type { ServerRefusal } from '../refusals.ts'
import { sha256 } from '../secrets/signedText.ts'
import { newId } from '../store/identifiers.ts'
import { keyOf, type DocumentKey } from './documentKey.ts'
import { discardUnfinished, keep, type Edition } from './drafts.ts'
import type { GeneratedDocument } from './generated.ts'
import type { KeptKind, KindTypes } from './keptKind.ts'
import { note } from './note.ts'
import { notifyFormerWriter } from './notifyReaders.ts'
import { drawNumber, type SignedBy } from './numbered.ts'

/** How a content is written, and the header of the message that will carry it. */
export interface Writing {
  /** `signId` is the `Id` of what is signed, `number` that of the document; null of a kind without numbers. */
  readonly xmlWith: (signId: string, number: number | null) => string
  readonly taxCode: string
  readonly version: string
  /** What is signed by itself and goes in the same message. */
  readonly companion?: { readonly kind: string; readonly xmlWith: (signId: string) => string }
}

/** XML with its companion, null where it goes alone. */
export interface GeneratedTogether extends GeneratedDocument {
  readonly companion: GeneratedDocument | null
}

/** The XML of a content under a new request key. `signId` is an XML name, therefore not starting with a digit. */
export const generatedOf = (
  document: DocumentKey,
  {
    contentHash,
    content,
    number = null,
  }: { readonly contentHash: string; readonly content: object; readonly number?: number | null },
  { xmlWith, taxCode, version }: Writing,
  at: Date,
): GeneratedDocument => {
  const signId = `_${randomUUID()}`
  const xml = xmlWith(signId, number)
  return {
    document,
    reqKey: newId(at.getTime()),
    signId,
    contentHash,
    content: JSON.stringify(content),
    taxCode,
    version,
    number,
    companionKey: '',
    xml,
    xmlSha256: sha256(xml),
    generatedAt: at.toISOString(),
  }
}

/** The companion of a document's XML; it bears no number, and says what its document says. */
const companionOf = (
  { document, contentHash, taxCode, version }: GeneratedDocument,
  { companion }: Writing,
  at: Date,
): GeneratedDocument | null => {
  if (companion === undefined) return null
  const { kind, xmlWith } = companion
  return {
    ...generatedOf({ ...document, kind }, { contentHash, content: {} }, { xmlWith, taxCode, version }, at),
    content: '',
  }
}

type GeneratingRefusal<T extends KindTypes> = ServerRefusal<
  'record.absent' | 'fields.unacceptable' | T['changed'] | T['notEditable'] | T['unfitToFile'] | T['unfitAmongOthers']
>

/** XML that waits for its signature, with its companion; null where that says something else by now, since others have moved on. */
const waitingTogether = async (
  { generated }: Pick<KindTypes['inside'], 'generated'>,
  waiting: GeneratedDocument,
  { companion: written }: Writing,
): Promise<GeneratedTogether | null> => {
  const { document, companionKey } = waiting
  const companion = companionKey === '' ? null : await generated.byReqKey(document.companyId, companionKey)
  const isSame = companion === null ? written === undefined : written?.xmlWith(companion.signId) === companion.xml
  return isSame ? { ...waiting, companion } : null
}

/**
 * Saves a document and writes its XML under a new request key (seed 000 §7). Content that has an XML which nobody has signed and sent gets
 * that one again; content that was sent never does. A number is drawn last: after it comes what names it, which nobody else waits for, and
 * nothing else in its transaction.
 */
export const generate = async <T extends KindTypes>(
  kind: KeptKind<T>,
  inside: T['inside'],
  member: Member,
  { content, version, unfinished }: Edition<T['content']>,
  { writing, signedBy, now }: { readonly writing: Writing; readonly signedBy: SignedBy; readonly now: Date },
): Promise<Result<GeneratedTogether, GeneratingRefusal<T>>> => {
  const kept = await keep(kind, inside, member, { content, version }, now)
  if (!kept.ok) return kept
  const head = kept.value
  await discardUnfinished(inside, member, unfinished)
  const document = keyOf(kind.key, head)
  const waiting = await inside.generated.unsigned(document, head.contentHash)
  const by = { at: now.toISOString(), accountId: member.account.id }
  if (waiting === null) {
    await notifyFormerWriter(kind, inside, member, head, { version, at: by.at })
    await inside.documentHistory.addStep(document, { ...by, kind: 'generated' })
  }
  const drawn = await drawNumber(kind, inside, head, signedBy, now)
  if (!drawn.ok) return drawn
  const number = drawn.value
  const same = waiting?.number === number ? await waitingTogether(inside, waiting, writing) : null
  if (same !== null) return succeed(same)
  const made = generatedOf(document, { contentHash: head.contentHash, content, number }, writing, now)
  const companion = companionOf(made, writing, now)
  const generated = { ...made, companionKey: companion?.reqKey ?? '' }
  await inside.generated.insert(generated)
  if (companion !== null) await inside.generated.insert(companion)
  const detail = { req_key: generated.reqKey, xml: generated.xmlSha256 }
  await note(inside, head, { ...by, action: kind.noted.generated, detail })
  return succeed({ ...generated, companion })
}
