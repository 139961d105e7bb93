import type { Certificate } from '../../../signing/certificate.ts'
import { verifyDocument, type Signer } from '../../../signing/xmldsig/verify.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { commonNameOf } from '../../../src/domain/certificate.ts'
import { confirmUntil } from '../../../src/domain/declaration/confirmation.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { newMessageId } from '../../authority/messageId.ts'
import { sha256 } from '../../secrets/signedText.ts'
import type { Clock } from '../../clock.ts'
import type { RegisterRefusal } from './refusals.ts'
import type { Member } from '../../companies/member.ts'
import type { Log } from '../../log.ts'
import { newId } from '../../store/identifiers.ts'
import type { Declaration } from './store/declarations.ts'
import type { KeptSubmission, Registration, Submission } from './store/registrations.ts'
import type { Repositories, Store } from './store/repositories.ts'
import { declarationOfForm, formOf } from './content.ts'
import { filingOf, outboxEntry } from './correspondence.ts'
import { editable } from './drafts.ts'
import { registrationOf } from './filingRecords.ts'
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
  submission: KeptSubmission,
  signedXml: string,
): Promise<Result<Verified, RegisterRefusal>> => {
  const company = await store.companies.byId(submission.companyId)
  if (company === null) throw new Error('generated XML belongs to a company that is not there')
  const now = clock()
  const outcome = verifyDocument({
    xml: signedXml,
    layout: submission.layout,
    expectedXml: submission.xml,
    trust: { roots, at: now },
    taxCode: company.tax_id,
    receivedAt: now,
  })
  if (!outcome.ok) {
    log('warn', 'registration.refused', { reqKey: submission.reqKey, code: outcome.failure.code })
    return fail({ reason: refusalOf[outcome.failure.code] })
  }
  const { signer, signingTime } = outcome
  const certificate = await registeredCertificate(store.certificates, submission.companyId, signer)
  return certificate.ok ? succeed({ signer, certificate: certificate.value, signingTime }) : certificate
}

const repeated = (existing: Registration, signedSha256: string): Result<Registration, RegisterRefusal> =>
  existing.signedSha256 === signedSha256 ? succeed(existing) : fail({ reason: 'registration.conflict' })

/** What was signed is no longer what the declaration says, unless it is on its way already. */
const whyNotMoved = async (
  inside: Repositories,
  { companyId, declarationId }: Registration,
): Promise<RegisterRefusal['reason']> => {
  const existing = await inside.declarations.byId(companyId, declarationId)
  return existing !== null && editable.includes(existing.status) ? 'declaration.changed' : 'declaration.notEditable'
}

/** Keeps the message to the authority and has it sent. */
const queue = async (
  inside: Repositories,
  registration: Registration,
  { content }: Declaration,
  sender: string,
): Promise<void> => {
  const mtdiep = newMessageId(sender)
  await inside.declarationHistory.keepMessage(filingOf(registration, content, { mtdiep, sender }))
  await inside.outbox.put({
    id: newId(),
    ...outboxEntry(formOf(content), registration),
    mtdiep,
    dueAt: registration.registeredAt,
  })
}

/** One transaction: signed XML, status, audit and outbox, or nothing of them. */
const write = async (
  inside: Repositories,
  registration: Registration,
  { contentHash }: Submission,
  { signer, certificate }: Verified,
  sender: string,
): Promise<Result<Registration, RegisterRefusal>> => {
  const { companyId, reqKey, declarationId, registeredAt, signedSha256 } = registration
  if (!(await inside.declarations.hold(companyId, declarationId))) return fail({ reason: 'record.absent' })
  if (!(await inside.registrations.insert(registration))) {
    const winner = await inside.registrations.byReqKey(companyId, reqKey)
    if (winner === null) throw new Error('a registration is there and is not')
    return repeated(winner, signedSha256)
  }
  const filed = await inside.declarations.byId(companyId, declarationId)
  if (filed === null) throw new Error('a declaration was held and is not there')
  const isMoved = await inside.declarations.move(
    { companyId, id: declarationId, in: editable, contentHash },
    {
      status: 'sent',
      message: '',
      // This filing gets its own with the receipt; that of an earlier one would be a wrong one.
      tradeCode: '',
      signedBy: commonNameOf(signer.subject),
      requestedAt: registeredAt,
      filedHash: contentHash,
      confirmUntil: confirmUntil(formOf(filed.content), filed.content.xml_vs, new Date(registeredAt)),
    },
    registeredAt,
  )
  if (!isMoved) return fail({ reason: await whyNotMoved(inside, registration) })
  const by = { companyId, accountId: registration.registeredBy, at: registeredAt }
  const bound = await bindCertificate(inside, certificate, signer, by)
  if (!bound.ok) return bound
  await queue(inside, registration, filed, sender)
  await note(inside, {
    at: registeredAt,
    companyId,
    accountId: registration.registeredBy,
    action: 'declaration.registered',
    declarationId,
    detail: { req_key: reqKey, signed: signedSha256, serial: signer.serialNumber, fingerprint: signer.fingerprint },
  })
  return succeed(registration)
}

/**
 * Registers signed XML under its request key (seed 000 §7). The same document again answers the same, another one conflicts.
 * Nothing is read from the document but its signature: what it declares is what this server generated.
 */
export const registerDeclaration = async (
  parts: RegisterParts,
  member: Member,
  request: { readonly form: DeclarationForm; readonly reqKey: string; readonly signedXml: string },
): Promise<Result<Registration, RegisterRefusal>> => {
  const { store, clock, sender } = parts
  const { companyId, account } = member
  const submission = await store.submissions.byReqKey(companyId, request.reqKey)
  const declaration =
    submission === null ? null : await declarationOfForm(store, request.form, companyId, submission.declarationId)
  if (submission === null || declaration === null) return fail({ reason: 'record.absent' })
  const signedSha256 = sha256(request.signedXml)
  const existing = await store.registrations.byReqKey(companyId, request.reqKey)
  if (existing !== null) return repeated(existing, signedSha256)
  const proof = await verified(parts, submission, request.signedXml)
  if (!proof.ok) return proof
  const { signer, signingTime } = proof.value
  const signed = {
    signedXml: request.signedXml,
    signedSha256,
    signerSerial: signer.serialNumber,
    signingTime,
    registeredBy: account.id,
  }
  const registration = registrationOf(submission, signed, clock())
  const outcome = await store.transaction((inside) => write(inside, registration, submission, proof.value, sender))
  if (outcome.ok) parts.onQueued()
  return outcome
}
