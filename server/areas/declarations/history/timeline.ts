import { signerCertificate } from '../../../../signing/xmldsig/signerCertificate.ts'
import type { TimelineStep } from '../../../../src/api/contract/declarationHistory.ts'
import { timelineKinds, type TimelineKind } from '../../../../src/domain/declaration/timeline.ts'
import { readAnswer } from '../../../authority/answer.ts'
import type { DeclarationEvent } from '../store/declarations.ts'
import type { DeclarationMessage, FiledRegistration } from '../store/history.ts'
import type { Store } from '../store/repositories.ts'

const nothing = { who: '', certificate: null, text: '', message: null, attempts: 0 } as const

const messageOf = ({ id, type, mtdiep, xml }: DeclarationMessage): TimelineStep['message'] =>
  xml === '' ? null : { id, type, number: mtdiep }

/** An answer as its XML says it. */
const ofAnswer = (kept: DeclarationMessage): TimelineStep => {
  const read = readAnswer(kept.xml)
  const kind = read.ok && kept.outcome === 'applied' ? read.value.status : 'late'
  return { ...nothing, at: kept.at, kind, text: read.ok ? read.value.message : '', message: messageOf(kept) }
}

const ofMessage = (kept: DeclarationMessage): TimelineStep =>
  kept.kind === 'answer' ? ofAnswer(kept) : { ...nothing, at: kept.at, kind: 'notPassedOn', text: kept.text }

/** What a registration has left: signature, message, and that the provider has taken it over. */
const ofRegistration = (
  { id, signedXml, signerSerial, signingTime, registeredAt: at, who, sentAt, attempts }: FiledRegistration,
  messages: readonly DeclarationMessage[],
): readonly TimelineStep[] => {
  const certificate = signerCertificate(signedXml)
  const filing = messages.find(({ kind, registrationId }) => kind === 'filing' && registrationId === id)
  const { subject = '', issuer = '' } = certificate ?? {}
  const signature = { subject, issuer, serial_no: signerSerial, signed_at: signingTime }
  return [
    { ...nothing, at, kind: 'signed', who, certificate: signature },
    { ...nothing, at, kind: 'sent', who, message: filing === undefined ? null : messageOf(filing), attempts },
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

/**
 * All that happened to a declaration, oldest first. Of what was there before steps and messages were kept, its statuses say when they were
 * taken on.
 */
export const timelineOf = async (store: Store, companyId: string, id: string): Promise<readonly TimelineStep[]> => {
  const history = store.declarationHistory
  const messages = await history.messages(companyId, id)
  const known: readonly TimelineStep[] = [
    ...(await history.steps(companyId, id)).map((step) => ({ ...nothing, ...step })),
    ...(await history.registrations(companyId, id)).flatMap((registration) => ofRegistration(registration, messages)),
    ...messages.filter(({ kind }) => kind !== 'filing').map(ofMessage),
  ]
  const events = await store.declarations.events(companyId, id)
  const rest = events
    .filter((event) => !isSaid(known, event))
    .map((event) => ({ ...nothing, at: event.at, kind: kindOfEvent(event), text: event.message }))
  return [...known, ...rest].toSorted(inOrder)
}
