import { signerCertificate } from '../../../../signing/xmldsig/signerCertificate.ts'
import type { TimelineStep } from '../../../../src/api/contract/documents/history.ts'
import { timelineKinds, type TimelineKind } from '../../../../src/domain/documents/timeline.ts'
import { readAnswer } from '../answer.ts'
import type { DeclarationEvent } from '../store/declarations.ts'
import type { DocumentMessage, FiledDocument, Span } from '../../../documents/documentHistory.ts'
import type { DocumentKey } from '../../../documents/documentKey.ts'
import { latestMoments } from '../../../documents/filedDocuments.ts'
import { registeredType } from '../signingCertificate.ts'
import type { Store } from '../store/repositories.ts'
import { declarationSignature } from '../../../../src/domain/declaration/layouts/signature.ts'

const nothing = { who: '', certificate: null, text: '', message: null, attempts: 0 } as const

const messageOf = ({ id, type, mtdiep }: Pick<DocumentMessage, 'id' | 'type' | 'mtdiep'>) => ({
  id,
  type,
  number: mtdiep,
})

/** An answer as its XML says it. */
const ofAnswer = (kept: DocumentMessage): TimelineStep => {
  const read = readAnswer(kept.xml)
  const kind = read.ok && kept.outcome === 'applied' ? read.value.status : 'late'
  return { ...nothing, at: kept.at, kind, text: read.ok ? read.value.message : '', message: messageOf(kept) }
}

const ofMessage = (kept: DocumentMessage): TimelineStep =>
  kept.kind === 'answer' ? ofAnswer(kept) : { ...nothing, at: kept.at, kind: 'notPassedOn', text: kept.text }

/** A signed document with what the signed XML and the register of the company say of its signer: `type` is empty where it is not registered. */
interface SignedFiling extends FiledDocument {
  readonly signer: { readonly subject: string; readonly issuer: string; readonly type: string }
}

/** Reads in the register what each filing was signed with, each certificate once. */
const filedOf = async (
  { documentHistory, certificates }: Store,
  document: DocumentKey,
  span: Span,
): Promise<readonly SignedFiling[]> => {
  const { companyId } = document
  const types = new Map<string, string>()
  const signed: SignedFiling[] = []
  for (const filed of await documentHistory.filed(document, span)) {
    const certificate = signerCertificate(filed.signedXml, declarationSignature)
    if (certificate !== null && !types.has(certificate.fingerprint))
      types.set(certificate.fingerprint, await registeredType(certificates, companyId, certificate))
    const { subject = '', issuer = '', fingerprint = '' } = certificate ?? {}
    signed.push({ ...filed, signer: { subject, issuer, type: types.get(fingerprint) ?? '' } })
  }
  return signed
}

/** What a filing has left: signature, message, and that the provider has taken it over. */
const ofFiling = ({
  signer,
  signerSerial,
  signingTime,
  filedAt: at,
  who,
  sentAt,
  attempts,
  filing,
}: SignedFiling): readonly TimelineStep[] => {
  const signature = { ...signer, serial_no: signerSerial, signed_at: signingTime }
  return [
    { ...nothing, at, kind: 'signed', who, certificate: signature },
    { ...nothing, at, kind: 'sent', who, message: filing === null ? null : messageOf(filing), attempts },
    ...(sentAt === null ? [] : [{ ...nothing, at: sentAt, kind: 'passedOn' } as const]),
  ]
}

/** What a status that was taken on says, where nothing more is kept of it. */
const kindOfEvent = ({ status }: DeclarationEvent): TimelineKind => (status === 'draft' ? 'saved' : status)

const isSaid = (steps: readonly TimelineStep[], event: DeclarationEvent): boolean =>
  steps.some(
    ({ at, kind }) =>
      at === event.at && (kind === kindOfEvent(event) || kind === 'generated' || kind === 'notPassedOn'),
  )

const inOrder = (one: TimelineStep, other: TimelineStep): number =>
  one.at === other.at ? timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind) : one.at < other.at ? -1 : 1

/** Moments of one answer. What happened in the same moment is answered together. */
const momentsAtOnce = 50

const stepsIn = async (store: Store, document: DocumentKey, span: Span): Promise<readonly TimelineStep[]> => {
  const history = store.documentHistory
  const isInside = ({ at }: TimelineStep): boolean => at >= span.from && (span.before === null || at < span.before)
  const known: readonly TimelineStep[] = [
    ...(await history.steps(document, span)).map((step) => ({ ...nothing, ...step })),
    ...(await filedOf(store, document, span)).flatMap(ofFiling).filter(isInside),
    ...(await history.messages(document, span)).filter(({ kind }) => kind !== 'filing').map(ofMessage),
  ]
  const events = await store.declarations.events(document.companyId, document.id, span)
  const rest = events
    .filter((event) => !isSaid(known, event))
    .map((event) => ({ ...nothing, at: event.at, kind: kindOfEvent(event), text: event.message }))
  return [...known, ...rest].toSorted(inOrder)
}

/** A part of a declaration's history; `earlier` is the moment before which there is more, null where there is not. */
interface TimelinePart {
  readonly steps: readonly TimelineStep[]
  readonly earlier: string | null
}

/** When something happened to a document, each moment once, the latest first. */
const momentsOf = async (store: Store, document: DocumentKey, before: string | null): Promise<readonly string[]> => {
  const asked = { before, most: momentsAtOnce + 1 }
  const kept = await store.documentHistory.moments(document, asked)
  const ofStatuses = await store.declarations.eventMoments(document.companyId, document.id, asked)
  return latestMoments([...kept, ...ofStatuses], asked)
}

/**
 * What happened to a declaration last, or last before a moment, oldest first. Of what was there before steps and messages were kept, its
 * statuses say when they were taken on.
 */
export const timelineOf = async (store: Store, document: DocumentKey, before: string | null): Promise<TimelinePart> => {
  const moments = await momentsOf(store, document, before)
  const from = moments[Math.min(moments.length, momentsAtOnce) - 1]
  if (from === undefined) return { steps: [], earlier: null }
  const steps = await stepsIn(store, document, { from, before })
  return { steps, earlier: moments.length > momentsAtOnce ? from : null }
}
