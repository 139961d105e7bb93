import type { Certificate } from '../../signing/certificate.ts'
import { verifyDocument, type Signer } from '../../signing/xmldsig/verify.ts'
import type { SignedLayout } from '../../src/domain/documents/signedLayout.ts'
import { fail, succeed, type Result } from '../../src/domain/result.ts'
import type { Clock } from '../clock.ts'
import type { Member } from '../companies/member.ts'
import type { Log } from '../log.ts'
import type { ServerRefusal } from '../refusals.ts'
import { sha256 } from '../secrets/signedText.ts'
import { newId } from '../store/identifiers.ts'
import type { StoreOf } from '../store/store.ts'
import { seenIn, type KeptCollection } from './collection.ts'
import { companionSent, type SentXml } from './companion.ts'
import type { GeneratedDocument } from './generated.ts'
import { holdOne, type KeptKind, type KindTypes } from './keptKind.ts'
import { note } from './note.ts'
import { issueNumber } from './numbered.ts'
import { queueSigned } from './queueSigned.ts'
import { noteUnsent } from './unsentNumbers.ts'
import { refusalOf, type SignatureReason } from './signatureRefusals.ts'
import type { SignedDocument, SignedHead } from './signedDocuments.ts'
import { bindCertificate, registeredCertificate, type SigningCertificate } from './signingCertificate.ts'

export interface SendParts<Inside> {
  readonly store: StoreOf<Inside>
  readonly clock: Clock
  readonly roots: readonly Certificate[]
  readonly log: Log
  /** MNGui of the messages to the authority. */
  readonly sender: string
  /** Called when something waits in the outbox. */
  readonly onQueued: () => void
}

export type SendRefusal<T extends KindTypes> = ServerRefusal<
  'record.absent' | SignatureReason | T['changed'] | T['notEditable'] | T['conflict'] | T['unfitAmongOthers']
>

/** What was signed, and who brought it. */
export type Brought = Pick<SignedDocument, 'signedXml' | 'signedSha256' | 'signerSerial' | 'signingTime' | 'filedBy'>

/** The signed document of what was generated. */
export const signedOf = (
  { document, reqKey, contentHash, content, taxCode, version }: GeneratedDocument,
  brought: Brought,
  at: Date,
): Omit<SignedDocument, 'turn'> => ({
  document,
  id: newId(at.getTime()),
  reqKey,
  contentHash,
  content,
  taxCode,
  version,
  ...brought,
  filedAt: at.toISOString(),
})

interface Verified {
  readonly signer: Signer
  readonly certificate: SigningCertificate
  readonly signingTime: string
}

const verified = async (
  { store, clock, roots, log }: SendParts<KindTypes['inside']>,
  layout: SignedLayout,
  { document: { companyId }, reqKey, xml: expectedXml }: GeneratedDocument,
  signedXml: string,
): Promise<Result<Verified, ServerRefusal<SignatureReason>>> => {
  const company = await store.companies.byId(companyId)
  if (company === null) throw new Error('generated XML belongs to a company that is not there')
  const now = clock()
  const trust = { roots, at: now }
  const taxCode = company.tax_id
  const outcome = verifyDocument({ xml: signedXml, layout, expectedXml, trust, taxCode, receivedAt: now })
  if (!outcome.ok) {
    log('warn', 'registration.refused', { reqKey, code: outcome.failure.code })
    return fail({ reason: refusalOf[outcome.failure.code] })
  }
  const { signer, signingTime } = outcome
  const certificate = await registeredCertificate(store.certificates, companyId, signer)
  return certificate.ok ? succeed({ signer, certificate: certificate.value, signingTime }) : certificate
}

const repeated = <T extends KindTypes>(
  { codes }: Pick<KeptKind<T>, 'codes'>,
  existing: SignedHead,
  signedSha256: string,
): Result<SignedHead, SendRefusal<T>> =>
  existing.signedSha256 === signedSha256 ? succeed(existing) : fail({ reason: codes.conflict })

/** What was signed under this key before, as the row of what was generated says. */
const alreadySigned = async <T extends KindTypes>(
  kind: KeptKind<T>,
  { signedDocuments }: T['inside'],
  { document: { companyId }, reqKey, signedSha256 }: Omit<SignedDocument, 'turn'>,
): Promise<Result<SignedHead, SendRefusal<T>>> => {
  const winner = await signedDocuments.byReqKey(companyId, reqKey)
  return winner === null ? fail({ reason: 'record.absent' }) : repeated(kind, winner, signedSha256)
}

/** What has become of other documents since the XML was generated may speak against it. */
const stillFits = async <T extends KindTypes>(
  { heads, checkAmongOthers }: KeptKind<T>,
  inside: T['inside'],
  { companyId, id }: T['head'],
  at: string,
): Promise<Result<null, SendRefusal<T>>> => {
  const whole = checkAmongOthers === undefined ? null : await heads.whole(inside, companyId, id)
  if (checkAmongOthers === undefined || whole === null) return succeed(null)
  return checkAmongOthers(inside, { companyId, id }, whole.content, new Date(at))
}

/** A collection's kind, and which of its documents somebody sees. */
type Seen<T extends KindTypes> = Pick<KeptCollection<T>, 'kind' | 'isOf' | 'seenBy'>

const isSeen = async <T extends KindTypes>(
  collection: Seen<T>,
  inside: T['inside'],
  member: Member,
  head: T['head'],
): Promise<boolean> => (await seenIn(collection, inside, member, [head])).length === 1

/** What is sent, and its companion; null where it goes alone. */
interface Outgoing extends Omit<SignedDocument, 'turn'>, Pick<GeneratedDocument, 'number'> {
  readonly companion: Omit<SignedDocument, 'turn'> | null
}

/** Keeps what was signed as the company's own, for good. */
const keepSigned = async (
  { generated, signedDocuments }: Pick<KindTypes['inside'], 'generated' | 'signedDocuments'>,
  { number, companion, ...document }: Outgoing,
) => {
  const { companyId } = document.document
  if (companion !== null) {
    await generated.markSigned(companyId, companion.reqKey, companion.filedAt)
    await signedDocuments.insert(companion)
  }
  return { ...document, number, companion, turn: await signedDocuments.insert(document) }
}

/** One transaction: signed XML, status, audit and outbox, or nothing of them. */
const write = async <T extends KindTypes>(
  collection: Seen<T>,
  inside: T['inside'],
  member: Member,
  outgoing: Outgoing,
  { signer, certificate }: Verified,
  sender: string,
): Promise<Result<SignedHead, SendRefusal<T>>> => {
  const { number, reqKey, filedAt: at, filedBy: accountId, signedSha256 } = outgoing
  const { companyId, id } = outgoing.document
  const { kind } = collection
  const { heads, editable, codes } = kind
  const held = await holdOne(heads, inside, companyId, id)
  if (held === null || !(await isSeen(collection, inside, member, held))) return fail({ reason: 'record.absent' })
  if (!(await inside.generated.markSigned(companyId, reqKey, at))) return alreadySigned(kind, inside, outgoing)
  const among = await stillFits(kind, inside, held, at)
  if (!among.ok) return among
  // What was signed is no longer what the document says, unless it is on its way already.
  if (!(await heads.send(inside, held, outgoing, signer)))
    return fail({ reason: editable.includes(held.status) ? codes.changed : codes.notEditable })
  // Neither is its number, where somebody else may have it by now.
  if (!(await issueNumber(kind, inside, held, number))) return fail({ reason: codes.changed })
  const signed = await keepSigned(inside, outgoing)
  const bound = await bindCertificate(inside, certificate, signer, { companyId, accountId, at })
  if (!bound.ok) return bound
  await queueSigned(kind, inside, held, signed, sender)
  const { serialNumber: serial, fingerprint } = signer
  const detail = { req_key: reqKey, signed: signedSha256, serial, fingerprint }
  await note(inside, held, { at, accountId, action: kind.noted.sent, detail })
  return succeed(signed)
}

/** What is asked to be sent. */
export interface Sent extends SentXml {
  /** What goes in its message, where it does not go alone. */
  readonly companion?: SentXml
}

const proven = ({ signer, signingTime }: Verified, signedXml: string, filedBy: string): Brought => ({
  signedXml,
  signedSha256: sha256(signedXml),
  signerSerial: signer.serialNumber,
  signingTime,
  filedBy,
})

/** Verifies what was signed, with its companion where it has one. */
const examined = async <T extends KindTypes>(
  { layout, companion: kept }: Pick<KeptKind<T>, 'layout' | 'companion'>,
  parts: SendParts<T['inside']>,
  accountId: string,
  generated: GeneratedDocument,
  { signedXml, companion: sent }: Sent,
): Promise<Result<{ readonly proof: Verified; readonly outgoing: Outgoing }, ServerRefusal<SignatureReason>>> => {
  const at = parts.clock()
  const beside = await companionSent(parts.store, generated, sent ?? null)
  if (!beside.ok) return beside
  const proof = await verified(parts, layout, generated, signedXml)
  if (!proof.ok) return proof
  const signed = { ...signedOf(generated, proven(proof.value, signedXml, accountId), at), number: generated.number }
  if (beside.value === null || sent === undefined || kept === undefined)
    return succeed({ proof: proof.value, outgoing: { ...signed, companion: null } })
  const besideProof = await verified(parts, kept.layout, beside.value, sent.signedXml)
  if (!besideProof.ok) return besideProof
  const companion = signedOf(beside.value, proven(besideProof.value, sent.signedXml, accountId), at)
  return succeed({ proof: proof.value, outgoing: { ...signed, companion } })
}

/**
 * Takes on signed XML under its request key (seed 000 §7), of a document that the collection has and its sender sees. The same document again answers the same, another one conflicts.
 * Nothing is read from the document but its signature: what it says is what this server generated.
 */
export const send = async <T extends KindTypes>(
  collection: Seen<T>,
  parts: SendParts<T['inside']>,
  member: Member,
  sent: Sent,
): Promise<Result<SignedHead, SendRefusal<T>>> => {
  const { kind } = collection
  const { reqKey, signedXml } = sent
  const { companyId, account } = member
  const { store, clock, sender } = parts
  const absent = fail({ reason: 'record.absent' } as const)
  const existing = await store.signedDocuments.byReqKey(companyId, reqKey)
  const generated = existing === null ? await store.generated.byReqKey(companyId, reqKey) : null
  const document = existing?.document ?? generated?.document
  if (document === undefined || document.kind !== kind.key) return absent
  const head = await kind.heads.head(store, companyId, document.id)
  if (head === null || !(await isSeen(collection, store, member, head))) return absent
  if (existing !== null) return repeated(kind, existing, sha256(signedXml))
  if (generated === null) return absent
  const refused = async (refusal: Result<never, SendRefusal<T>>) => {
    await noteUnsent(store, companyId, [reqKey], 'notRegistered', clock())
    return refusal
  }
  const found = await examined(kind, parts, account.id, generated, sent)
  if (!found.ok) return refused(found)
  const { proof, outgoing } = found.value
  const outcome = await store.transaction<SignedHead, SendRefusal<T>>((inside) =>
    write(collection, inside, member, outgoing, proof, sender),
  )
  if (!outcome.ok) return refused(outcome)
  parts.onQueued()
  return outcome
}
