import { signerCertificate } from '../../../../signing/xmldsig/signerCertificate.ts'
import type { TimelineStep } from '../../../../src/api/contract/documents/history.ts'
import { timelineKinds, type TimelineKind } from '../../../../src/domain/documents/timeline.ts'
import { readAnswer } from '../answer.ts'
import type { DeclarationEvent } from '../store/declarations.ts'
import type { DeclarationMessage, FiledRegistration, Span } from '../store/history.ts'
import { registeredType } from '../signingCertificate.ts'
import type { Store } from '../store/repositories.ts'
import { declarationSignature } from '../../../../src/domain/declaration/layouts/signature.ts'

const nothing = { who: '', certificate: null, text: '', message: null, attempts: 0 } as const

const messageOf = ({ id, type, mtdiep }: Pick<DeclarationMessage, 'id' | 'type' | 'mtdiep'>) => ({
  id,
  type,
  number: mtdiep,
})

/** An answer as its XML says it. */
const ofAnswer = (kept: DeclarationMessage): TimelineStep => {
  const read = readAnswer(kept.xml)
  const kind = read.ok && kept.outcome === 'applied' ? read.value.status : 'late'
  return { ...nothing, at: kept.at, kind, text: read.ok ? read.value.message : '', message: messageOf(kept) }
}

const ofMessage = (kept: DeclarationMessage): TimelineStep =>
  kept.kind === 'answer' ? ofAnswer(kept) : { ...nothing, at: kept.at, kind: 'notPassedOn', text: kept.text }

/** A registration with what the signed XML and the register of the company say of its signer: `type` is empty where it is not registered. */
interface SignedRegistration extends FiledRegistration {
  readonly signer: { readonly subject: string; readonly issuer: string; readonly type: string }
}

/** Reads in the register what each registration was signed with, each certificate once. */
const registrationsOf = async (
  { declarationHistory, certificates }: Store,
  companyId: string,
  id: string,
  span: Span,
): Promise<readonly SignedRegistration[]> => {
  const types = new Map<string, string>()
  const signed: SignedRegistration[] = []
  for (const registration of await declarationHistory.registrations(companyId, id, span)) {
    const certificate = signerCertificate(registration.signedXml, declarationSignature)
    if (certificate !== null && !types.has(certificate.fingerprint))
      types.set(certificate.fingerprint, await registeredType(certificates, companyId, certificate))
    const { subject = '', issuer = '', fingerprint = '' } = certificate ?? {}
    signed.push({ ...registration, signer: { subject, issuer, type: types.get(fingerprint) ?? '' } })
  }
  return signed
}

/** What a registration has left: signature, message, and that the provider has taken it over. */
const ofRegistration = ({
  signer,
  signerSerial,
  signingTime,
  registeredAt: at,
  who,
  sentAt,
  attempts,
  filing,
}: SignedRegistration): readonly TimelineStep[] => {
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

const stepsIn = async (store: Store, companyId: string, id: string, span: Span): Promise<readonly TimelineStep[]> => {
  const history = store.declarationHistory
  const isInside = ({ at }: TimelineStep): boolean => at >= span.from && (span.before === null || at < span.before)
  const known: readonly TimelineStep[] = [
    ...(await history.steps(companyId, id, span)).map((step) => ({ ...nothing, ...step })),
    ...(await registrationsOf(store, companyId, id, span)).flatMap(ofRegistration).filter(isInside),
    ...(await history.messages(companyId, id, span)).filter(({ kind }) => kind !== 'filing').map(ofMessage),
  ]
  const events = await store.declarations.events(companyId, id, span)
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

/**
 * What happened to a declaration last, or last before a moment, oldest first. Of what was there before steps and messages were kept, its
 * statuses say when they were taken on.
 */
export const timelineOf = async (
  store: Store,
  companyId: string,
  id: string,
  before: string | null,
): Promise<TimelinePart> => {
  const moments = await store.declarationHistory.moments(companyId, id, { before, most: momentsAtOnce + 1 })
  const from = moments[Math.min(moments.length, momentsAtOnce) - 1]
  if (from === undefined) return { steps: [], earlier: null }
  const steps = await stepsIn(store, companyId, id, { from, before })
  return { steps, earlier: moments.length > momentsAtOnce ? from : null }
}
