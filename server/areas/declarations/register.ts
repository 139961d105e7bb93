import type { Certificate } from '../../../signing/certificate.ts'
import { verifyDocument, type Signer } from '../../../signing/xmldsig/verify.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { commonNameOf } from '../../../src/domain/certificate.ts'
import { confirmUntil } from '../../../src/domain/declaration/confirmation.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Clock } from '../../clock.ts'
import type { RegisterRefusal } from './refusals.ts'
import type { Member } from '../../companies/member.ts'
import type { Log } from '../../log.ts'
import type { GeneratedDocument } from '../../documents/generated.ts'
import type { SignedDocument, SignedHead } from '../../documents/signedDocuments.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { transmit } from '../../transmissions/transmit.ts'
import { declarationKey, type DeclarationHead } from './store/declarations.ts'
import type { Repositories, Store } from './store/repositories.ts'
import { formOfHead, headOfForm } from './content.ts'
import { filingOf, outgoing } from './correspondence.ts'
import { editable } from './drafts.ts'
import { signedOf } from './filingRecords.ts'
import { declarationMessages } from './messages.ts'
import { note } from './note.ts'
import { bindCertificate, registeredCertificate, type SigningCertificate } from './signingCertificate.ts'
import { refusalOf } from './verification.ts'

export interface RegisterParts {
  readonly store: Store
  readonly clock: Clock
  readonly roots: readonly Certificate[]
  readonly log: Log
  /** MNGui of the messages to the authority. */
  readonly sender: string
  /** Called when something waits in the outbox. */
  readonly onQueued: () => void
}

interface Verified {
  readonly signer: Signer
  readonly certificate: SigningCertificate
  readonly signingTime: string
}

const verified = async (
  { store, clock, roots, log }: RegisterParts,
  { document: { companyId }, reqKey, xml: expectedXml }: GeneratedDocument,
  signedXml: string,
): Promise<Result<Verified, RegisterRefusal>> => {
  const company = await store.companies.byId(companyId)
  if (company === null) throw new Error('generated XML belongs to a company that is not there')
  const now = clock()
  const outcome = verifyDocument({
    xml: signedXml,
    layout: declarationSignature,
    expectedXml,
    trust: { roots, at: now },
    taxCode: company.tax_id,
    receivedAt: now,
  })
  if (!outcome.ok) {
    log('warn', 'registration.refused', { reqKey, code: outcome.failure.code })
    return fail({ reason: refusalOf[outcome.failure.code] })
  }
  const { signer, signingTime } = outcome
  const certificate = await registeredCertificate(store.certificates, companyId, signer)
  return certificate.ok ? succeed({ signer, certificate: certificate.value, signingTime }) : certificate
}

const repeated = (existing: SignedHead, signedSha256: string): Result<SignedHead, RegisterRefusal> =>
  existing.signedSha256 === signedSha256 ? succeed(existing) : fail({ reason: 'registration.conflict' })

/** Keeps that a message goes to the authority, and has it sent. */
const queue = async (
  inside: Repositories,
  head: DeclarationHead,
  signed: SignedDocument,
  sender: string,
): Promise<void> => {
  const form = formOfHead(head)
  const { companyId } = head
  const sending = { companyId, kind: declarationKey, message: declarationMessages[form.key], sender }
  const [sent] = await transmit(inside, { ...sending, dueAt: signed.filedAt }, [outgoing(signed)])
  if (sent === undefined) throw new Error('a signed declaration is in no message')
  await inside.documentHistory.keepMessage(signed, filingOf(form, signed, sent.mtdiep))
}

/** Moves the declaration on, whose head is held; what was signed is no longer what it says where that is not its content any more. */
const move = async (
  { declarations }: Repositories,
  held: DeclarationHead,
  { contentHash, version, filedAt }: Omit<SignedDocument, 'turn'>,
  { signer }: Verified,
): Promise<RegisterRefusal | null> => {
  const { companyId, id } = held
  const isMoved = await declarations.move(
    { companyId, id, in: editable, contentHash },
    {
      status: 'sent',
      message: '',
      // This filing gets its own with the receipt; that of an earlier one would be a wrong one.
      tradeCode: '',
      signedBy: commonNameOf(signer.subject),
      requestedAt: filedAt,
      filedHash: contentHash,
      confirmUntil: confirmUntil(formOfHead(held), version, new Date(filedAt)),
    },
    filedAt,
  )
  if (isMoved) return null
  return { reason: editable.includes(held.status) ? 'declaration.changed' : 'declaration.notEditable' }
}

/** What was signed under this key before, as the row of what was generated says. */
const alreadySigned = async (
  { signedDocuments }: Repositories,
  { document: { companyId }, reqKey, signedSha256 }: Omit<SignedDocument, 'turn'>,
): Promise<Result<SignedHead, RegisterRefusal>> => {
  const winner = await signedDocuments.byReqKey(companyId, reqKey)
  return winner === null ? fail({ reason: 'record.absent' }) : repeated(winner, signedSha256)
}

/** One transaction: signed XML, status, audit and outbox, or nothing of them. */
const write = async (
  inside: Repositories,
  document: Omit<SignedDocument, 'turn'>,
  proof: Verified,
  sender: string,
): Promise<Result<SignedHead, RegisterRefusal>> => {
  const {
    document: { companyId, id },
    reqKey,
    filedAt: at,
    filedBy: accountId,
    signedSha256,
  } = document
  const { signer, certificate } = proof
  const held = await inside.declarations.hold(companyId, id)
  if (held === null) return fail({ reason: 'record.absent' })
  if (!(await inside.generated.markSigned(companyId, reqKey, at))) return alreadySigned(inside, document)
  const refusal = await move(inside, held, document, proof)
  if (refusal !== null) return fail(refusal)
  const signed = { ...document, turn: await inside.signedDocuments.insert(document) }
  const bound = await bindCertificate(inside, certificate, signer, { companyId, accountId, at })
  if (!bound.ok) return bound
  await queue(inside, held, signed, sender)
  await note(inside, held, {
    at,
    accountId,
    action: 'declaration.registered',
    detail: { req_key: reqKey, signed: signedSha256, serial: signer.serialNumber, fingerprint: signer.fingerprint },
  })
  return succeed(signed)
}

/**
 * Registers signed XML under its request key (seed 000 §7). The same document again answers the same, another one conflicts.
 * Nothing is read from the document but its signature: what it declares is what this server generated.
 */
export const registerDeclaration = async (
  parts: RegisterParts,
  member: Member,
  request: { readonly form: DeclarationForm; readonly reqKey: string; readonly signedXml: string },
): Promise<Result<SignedHead, RegisterRefusal>> => {
  const { store, clock, sender } = parts
  const { companyId, account } = member
  const signedSha256 = sha256(request.signedXml)
  const existing = await store.signedDocuments.byReqKey(companyId, request.reqKey)
  const generated = existing === null ? await store.generated.byReqKey(companyId, request.reqKey) : null
  const document = existing?.document ?? generated?.document
  const head = document === undefined ? null : await headOfForm(store, request.form, companyId, document.id)
  if (head === null) return fail({ reason: 'record.absent' })
  if (existing !== null) return repeated(existing, signedSha256)
  if (generated === null) return fail({ reason: 'record.absent' })
  const proof = await verified(parts, generated, request.signedXml)
  if (!proof.ok) return proof
  const { signer, signingTime } = proof.value
  const signed = {
    signedXml: request.signedXml,
    signedSha256,
    signerSerial: signer.serialNumber,
    signingTime,
    filedBy: account.id,
  }
  const signedDocument = signedOf(generated, signed, clock())
  const outcome = await store.transaction((inside) => write(inside, signedDocument, proof.value, sender))
  if (outcome.ok) parts.onQueued()
  return outcome
}
