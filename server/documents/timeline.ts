import { signerCertificate } from '../../signing/xmldsig/signerCertificate.ts'
import type { TimelineStep } from '../../src/api/contract/documents/history.ts'
import { timelineKinds } from '../../src/domain/documents/timeline.ts'
import type { DocumentMessage, FiledDocument, Span } from './documentHistory.ts'
import type { DocumentKey } from './documentKey.ts'
import { latestMoments } from './filedDocuments.ts'
import { registeredType } from './signingCertificate.ts'
import type { DocumentEvent, KeptKind, KindTypes } from './keptKind.ts'

const nothing = { who: '', certificate: null, text: '', message: null, attempts: 0 } as const

const messageOf = ({ id, type, mtdiep }: Pick<DocumentMessage, 'id' | 'type' | 'mtdiep'>) => ({
  id,
  type,
  number: mtdiep,
})

type ReadAnswer = KeptKind<KindTypes>['readAnswer']

/** An answer as its XML says it. */
const ofAnswer = (readAnswer: ReadAnswer, kept: DocumentMessage): TimelineStep => {
  const said = readAnswer(kept.xml)
  const kind = kept.outcome === 'applied' ? said?.status : undefined
  return { ...nothing, at: kept.at, kind: kind ?? 'late', text: said?.message ?? '', message: messageOf(kept) }
}

const ofMessage = (readAnswer: ReadAnswer, kept: DocumentMessage): TimelineStep =>
  kept.kind === 'answer'
    ? ofAnswer(readAnswer, kept)
    : { ...nothing, at: kept.at, kind: 'notPassedOn', text: kept.text }

/** A signed document with what the signed XML and the register of the company say of its signer: `type` is empty where it is not registered. */
interface SignedFiling extends FiledDocument {
  readonly signer: { readonly subject: string; readonly issuer: string; readonly type: string }
}

/** Reads in the register what each filing was signed with, each certificate once. */
const filedOf = async <T extends KindTypes>(
  { layout }: KeptKind<T>,
  { documentHistory, certificates }: T['inside'],
  document: DocumentKey,
  span: Span,
): Promise<readonly SignedFiling[]> => {
  const { companyId } = document
  const types = new Map<string, string>()
  const signed: SignedFiling[] = []
  for (const filed of await documentHistory.filed(document, span)) {
    const certificate = signerCertificate(filed.signedXml, layout)
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

const isSaid = (steps: readonly TimelineStep[], event: DocumentEvent): boolean =>
  steps.some(
    ({ at, kind }) => at === event.at && (kind === event.step || kind === 'generated' || kind === 'notPassedOn'),
  )

const inOrder = (one: TimelineStep, other: TimelineStep): number =>
  one.at === other.at ? timelineKinds.indexOf(one.kind) - timelineKinds.indexOf(other.kind) : one.at < other.at ? -1 : 1

/** Moments of one answer. What happened in the same moment is answered together. */
const momentsAtOnce = 50

const stepsIn = async <T extends KindTypes>(
  kind: KeptKind<T>,
  store: T['inside'],
  document: DocumentKey,
  span: Span,
): Promise<readonly TimelineStep[]> => {
  const history = store.documentHistory
  const isInside = ({ at }: TimelineStep): boolean => at >= span.from && (span.before === null || at < span.before)
  const known: readonly TimelineStep[] = [
    ...(await history.steps(document, span)).map((step) => ({ ...nothing, ...step })),
    ...(await filedOf(kind, store, document, span)).flatMap(ofFiling).filter(isInside),
    ...(await history.messages(document, span))
      .filter((message) => message.kind !== 'filing')
      .map((message) => ofMessage(kind.readAnswer, message)),
  ]
  // What a status that was taken on says, where nothing more is kept of it.
  const rest = (await kind.heads.events(store, document, span))
    .filter((event) => !isSaid(known, event))
    .map(({ at, step, message: text }) => ({ ...nothing, at, kind: step, text }))
  return [...known, ...rest].toSorted(inOrder)
}

/** A part of a document's history; `earlier` is the moment before which there is more, null where there is not. */
interface TimelinePart {
  readonly steps: readonly TimelineStep[]
  readonly earlier: string | null
}

/** When something happened to a document, each moment once, the latest first. */
const momentsOf = async <T extends KindTypes>(
  { heads }: KeptKind<T>,
  store: T['inside'],
  document: DocumentKey,
  before: string | null,
): Promise<readonly string[]> => {
  const asked = { before, most: momentsAtOnce + 1 }
  const kept = await store.documentHistory.moments(document, asked)
  const ofStatuses = await heads.eventMoments(store, document, asked)
  return latestMoments([...kept, ...ofStatuses], asked)
}

/**
 * What happened to a document last, or last before a moment, oldest first. Of what was there before steps and messages were kept, its
 * statuses say when they were taken on.
 */
export const timelineOf = async <T extends KindTypes>(
  kind: KeptKind<T>,
  store: T['inside'],
  document: DocumentKey,
  before: string | null,
): Promise<TimelinePart> => {
  const moments = await momentsOf(kind, store, document, before)
  const from = moments[Math.min(moments.length, momentsAtOnce) - 1]
  if (from === undefined) return { steps: [], earlier: null }
  const steps = await stepsIn(kind, store, document, { from, before })
  return { steps, earlier: moments.length > momentsAtOnce ? from : null }
}
