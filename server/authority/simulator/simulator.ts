import type { Certificate } from '../../../signing/certificate.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import type { Clock } from '../../clock.ts'
import type { ProcessingTime } from '../../settings/routes.ts'
import { authorityId } from '../declaration-message.ts'
import { readEnvelope, type Envelope } from '../envelope.ts'
import { newMessageId } from '../message-id.ts'
import { unreadable, type Unreadable } from '../strict-elements.ts'
import type { Message, TaxAuthority } from '../tax-authority.ts'
import { examineFiling, objection, reasons, type Filing, type Reason } from './filing.ts'
import { decisionNotice, receiptNotice, type Addressee } from './notices.ts'
import type { AuthorityRegister, OwedAnswer } from './register.ts'

/** The provider that the product sends through, `V` and an invented tax code. */
const sender = 'V0199999977'

export interface SimulatorParts {
  readonly register: AuthorityRegister
  readonly roots: readonly Certificate[]
  readonly processingTime: ProcessingTime
  readonly clock: Clock
}

const readDeclarationEnvelope = (xml: string): Result<Envelope, Unreadable> =>
  readEnvelope(xml, (header, payload) => (payload.name === 'TKhai' && header.type === '100' ? succeed(header) : unreadable(payload.name)))

/** The declaration inside a message 100, in the bytes that were sent. */
const declarationIn = (xml: string): string => xml.slice(xml.indexOf('<DLieu>') + '<DLieu>'.length, xml.lastIndexOf('</DLieu>'))

const addressee = (mtdiep: string, reference: string, envelope: Envelope, filing: Filing | null): Addressee => ({
  mtdiep,
  reference,
  receiver: envelope.sender,
  version: envelope.version,
  taxCode: envelope.taxCode,
  taxpayer: filing?.taxpayer ?? '',
  office: filing?.office ?? '',
  place: filing?.place ?? '',
  kind: filing?.kind ?? '1',
})

/**
 * A tax authority inside the product, behind the interface that a transmission provider implements: it checks what it gets as
 * the real one says it does, and answers 102 and 103 after set times. It keeps its own books, so that it knows after a restart
 * what it owes.
 */
export const createSimulator = ({ register, roots, processingTime, clock }: SimulatorParts): TaxAuthority => {
  const examine = (xml: string, envelope: Envelope): Result<Filing, Reason> => {
    const filing = examineFiling(declarationIn(xml), roots, clock())
    return filing.ok && filing.value.taxCode !== envelope.taxCode ? fail(reasons.taxCode) : filing
  }

  const isTaken = async ({ kind, taxCode }: Filing, mtdiep: string): Promise<boolean> => {
    const accepted = kind === '1' ? await register.acceptedFor(taxCode) : null
    return accepted !== null && accepted !== mtdiep
  }

  const receiptReason = async (filing: Result<Filing, Reason>, mtdiep: string): Promise<Reason | null> => {
    if (!filing.ok) return filing.failure
    return (await isTaken(filing.value, mtdiep)) ? reasons.alreadyAccepted : null
  }

  const decide = async (filing: Filing, mtdiep: string): Promise<Reason | null> => {
    const reason = objection(filing)
    if (reason !== null) return reason
    if (filing.kind === '1') await register.accept(filing.taxCode, mtdiep, clock().toISOString())
    return (await isTaken(filing, mtdiep)) ? reasons.alreadyAccepted : null
  }

  const decisionFor = async ({ mtdiep, reference }: OwedAnswer): Promise<Message> => {
    const { xml } = await register.filed(reference)
    const envelope = readDeclarationEnvelope(xml)
    if (!envelope.ok) throw new Error(`a message on file is no declaration: ${envelope.failure.detail}`)
    const filing = examine(xml, envelope.value)
    const reason = filing.ok ? await decide(filing.value, reference) : filing.failure
    const notice = decisionNotice(addressee(mtdiep, reference, envelope.value, filing.ok ? filing.value : null), reason, clock())
    await register.setWords(mtdiep, notice.xml)
    return notice
  }

  return {
    sender,
    async send(message) {
      if (await register.isFiled(message.mtdiep)) return succeed(null)
      const now = clock()
      const after = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString()
      const envelope = readDeclarationEnvelope(message.xml)
      if (!envelope.ok) return fail({ code: 'authority.unreachable', detail: envelope.failure.detail })
      const filing = examine(message.xml, envelope.value)
      const reason = await receiptReason(filing, message.mtdiep)
      const to = addressee(newMessageId(authorityId), message.mtdiep, envelope.value, filing.ok ? filing.value : null)
      const receipt: OwedAnswer = {
        mtdiep: to.mtdiep,
        reference: message.mtdiep,
        step: 'receipt',
        dueAt: after(processingTime.receiptSeconds),
        xml: receiptNotice(to, reason, new Date(after(processingTime.receiptSeconds))).xml,
      }
      const decision: OwedAnswer = {
        mtdiep: newMessageId(authorityId),
        reference: message.mtdiep,
        step: 'decision',
        dueAt: after(processingTime.decisionSeconds),
        xml: '',
      }
      await register.file(message, now.toISOString(), reason === null ? [receipt, decision] : [receipt])
      return succeed(null)
    },
    async receive() {
      const messages: Message[] = []
      for (const answer of await register.due(clock().toISOString()))
        messages.push(answer.xml === '' ? await decisionFor(answer) : { mtdiep: answer.mtdiep, xml: answer.xml })
      return messages
    },
    acknowledge: (mtdiep) => register.markTaken(mtdiep, clock().toISOString()),
  }
}
