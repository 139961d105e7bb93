import { signerCertificate } from '../../../../signing/xmldsig/signerCertificate.ts'
import type { TimelineStep } from '../../../../src/api/contract/declarationHistory.ts'
import { timelineKinds, type TimelineKind } from '../../../../src/domain/declaration/timeline.ts'
import { readAnswer } from '../../../authority/answer.ts'
import type { DeclarationEvent } from '../store/declarations.ts'
import type { DeclarationMessage, FiledRegistration } from '../store/history.ts'
import { registeredType } from '../signingCertificate.ts'
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

/** A registration with what the signed XML and the register of the company say of its signer: `type` is empty where it is not registered. */
interface SignedRegistration extends FiledRegistration {
  readonly signer: { readonly subject: string; readonly issuer: string; readonly type: string }
}

/** Reads in the register what each registration was signed with, each certificate once. */
const registrationsOf = async (
  { declarationHistory, certificates }: Store,
  companyId: string,
  id: string,
): Promise<readonly SignedRegistration[]> => {
  const types = new Map<string, string>()
  const signed: SignedRegistration[] = []
  for (const registration of await declarationHistory.registrations(companyId, id)) {
    const certificate = signerCertificate(registration.signedXml)
    if (certificate !== null && !types.has(certificate.fingerprint))
      types.set(certificate.fingerprint, await registeredType(certificates, companyId, certificate))
    const { subject = '', issuer = '', fingerprint = '' } = certificate ?? {}
    signed.push({ ...registration, signer: { subject, issuer, type: types.get(fingerprint) ?? '' } })
  }
  return signed
}

/** What a registration has left: signature, message, and that the provider has taken it over. */
const ofRegistration = (
  { id, signer, signerSerial, signingTime, registeredAt: at, who, sentAt, attempts }: SignedRegistration,
  messages: readonly DeclarationMessage[],
): readonly TimelineStep[] => {
  const filing = messages.find(({ kind, registrationId }) => kind === 'filing' && registrationId === id)
  const signature = { ...signer, serial_no: signerSerial, signed_at: signingTime }
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
    ...(await registrationsOf(store, companyId, id)).flatMap((registration) => ofRegistration(registration, messages)),
    ...messages.filter(({ kind }) => kind !== 'filing').map(ofMessage),
  ]
  const events = await store.declarations.events(companyId, id)
  const rest = events
    .filter((event) => !isSaid(known, event))
    .map((event) => ({ ...nothing, at: event.at, kind: kindOfEvent(event), text: event.message }))
  return [...known, ...rest].toSorted(inOrder)
}
