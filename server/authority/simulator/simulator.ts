import type { Certificate } from '../../../signing/certificate.ts'
import { fail, succeed, type Result } from '../../../src/domain/result.ts'
import { confirmationTime, needsConfirmation } from '../../../src/domain/declaration/confirmation.ts'
import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { declarationForms, formOfNumber } from '../../../src/domain/declaration/forms/forms.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { Clock } from '../../clock.ts'
import { authorityId } from '../declarationMessage.ts'
import { readEnvelope, type Envelope } from '../envelope.ts'
import { newMessageId } from '../messageId.ts'
import { messageTypes, typesOfDeclaration, type MessageTypes } from '../messageTypes.ts'
import type { ProcessingTime } from '../processingTime.ts'
import { unreadable, type Unreadable } from '../strictElements.ts'
import type { Message, TaxAuthority, TurnedDown } from '../taxAuthority.ts'
import { examineFiling, objection, reasons, type Filing, type Reason } from './filing.ts'
import { decisionNotice, receiptNotice, type Addressee } from './notices.ts'
import type { AuthorityRegister, OwedAnswer } from './register.ts'

/** The provider that the product sends through, `V` and an invented tax code. */
export const simulatedProvider = 'V0199999977'

export interface SimulatorParts {
  readonly register: AuthorityRegister
  readonly roots: readonly Certificate[]
  readonly processingTime: ProcessingTime
  readonly clock: Clock
  /** A reason that stands before any of the authority's own, on a form of this number; null for none. */
  readonly objectsFirst?: (step: 'receipt' | 'decision', formNumber: string) => Reason | null
  /** Whether nobody confirms a declaration that arrives now; without it all are confirmed before they are received. */
  readonly staysUnconfirmed?: () => boolean
}

interface DeclarationEnvelope extends Envelope {
  readonly types: MessageTypes
}

const readDeclarationEnvelope = (xml: string): Result<DeclarationEnvelope, Unreadable> =>
  readEnvelope(xml, (header, payload) => {
    const types = typesOfDeclaration(header.type)
    return payload.name === 'TKhai' && types !== null ? succeed({ ...header, types }) : unreadable(payload.name)
  })

/** Whether the legal representative has to confirm what came in this envelope. */
const isToConfirm = ({ types, version }: DeclarationEnvelope): boolean =>
  Object.values(declarationForms).some((form) => messageTypes[form.key] === types && needsConfirmation(form, version))

/** Whether a declaration came by the message of its form. */
const isOfType = ({ formNumber }: Filing, { types }: DeclarationEnvelope): boolean => {
  const form = formOfNumber(formNumber)
  return form !== null && messageTypes[form.key] === types
}

const turnedDown = ({ detail }: Unreadable): TurnedDown => ({
  code: 'authority.turnedDown',
  detail,
  message: `${reasons.format.code}: ${reasons.format.text}`,
})

/** The declaration inside a message, in the bytes that were sent. */
const declarationIn = (xml: string): string =>
  xml.slice(xml.indexOf('<DLieu>') + '<DLieu>'.length, xml.lastIndexOf('</DLieu>'))

const addressee = (
  mtdiep: string,
  reference: string,
  envelope: DeclarationEnvelope,
  filing: Filing | null,
): Addressee => ({
  mtdiep,
  reference,
  receiver: envelope.sender,
  types: envelope.types,
  version: envelope.version,
  taxCode: envelope.taxCode,
  taxpayer: filing?.taxpayer ?? '',
  office: filing?.office ?? '',
  place: filing?.place ?? '',
  kind: filing?.kind ?? '1',
})

/** What an answer says, and whether nothing comes after it. */
interface Verdict {
  readonly notice: Message
  readonly isLast: boolean
}

const owed = (reference: string, step: OwedAnswer['step'], seconds: number, now: Date): OwedAnswer => ({
  mtdiep: newMessageId(authorityId),
  reference,
  step,
  dueAt: new Date(now.getTime() + seconds * 1000).toISOString(),
})

/** What the authority finds when an answer is due. */
const createVerdict = ({ register, roots, clock, objectsFirst = () => null }: SimulatorParts) => {
  const examine = (xml: string, envelope: DeclarationEnvelope): Result<Filing, Reason> => {
    const filing = examineFiling(declarationIn(xml), declarationSignature, { roots, at: clock() })
    if (filing.ok && !isOfType(filing.value, envelope)) return fail(reasons.format)
    return filing.ok && !isSameTaxCode(filing.value.taxCode, envelope.taxCode) ? fail(reasons.taxCode) : filing
  }

  const isTaken = async (filing: Filing, mtdiep: string): Promise<boolean> => {
    const accepted = filing.kind === '1' ? await register.acceptedFor(filing) : null
    return accepted !== null && accepted !== mtdiep
  }

  /** Null where nothing speaks against the filing; a decision without objection accepts a new registration. */
  const reasonAgainst = async (filing: Filing, { step, reference }: OwedAnswer): Promise<Reason | null> => {
    if (step === 'lapse') return reasons.notConfirmed
    const reason = objectsFirst(step, filing.formNumber) ?? (step === 'decision' ? objection(filing) : null)
    if (reason !== null) return reason
    if (step === 'decision' && filing.kind === '1') await register.accept(filing, reference, clock().toISOString())
    if (!(await isTaken(filing, reference))) return null
    return filing.formNumber === eDocument.number ? reasons.documentsAlreadyAccepted : reasons.alreadyAccepted
  }

  return async (answer: OwedAnswer): Promise<Verdict> => {
    const { xml } = await register.filed(answer.reference)
    const envelope = readDeclarationEnvelope(xml)
    if (!envelope.ok) throw new Error(`a message on file is no declaration: ${envelope.failure.detail}`)
    const filing = examine(xml, envelope.value)
    const reason = filing.ok ? await reasonAgainst(filing.value, answer) : filing.failure
    const to = addressee(answer.mtdiep, answer.reference, envelope.value, filing.ok ? filing.value : null)
    const write = answer.step === 'decision' ? decisionNotice : receiptNotice
    return { notice: write(to, reason, clock()), isLast: reason !== null || answer.step === 'decision' }
  }
}

/**
 * A tax authority inside the product, behind the interface that a transmission provider implements: it checks what it has got
 * when an answer is due, as the real one says it does, and answers with a receipt and a decision. It keeps its own books, so that it knows after a
 * restart what it owes.
 */
export const createSimulator = (parts: SimulatorParts): TaxAuthority => {
  const { register, processingTime, clock, staysUnconfirmed = () => false } = parts
  const verdictOn = createVerdict(parts)
  return {
    sender: simulatedProvider,
    async send(message) {
      const envelope = readDeclarationEnvelope(message.xml)
      if (!envelope.ok) return fail(turnedDown(envelope.failure))
      const now = clock()
      const isUnconfirmed = isToConfirm(envelope.value) && staysUnconfirmed()
      const answers = isUnconfirmed
        ? [owed(message.mtdiep, 'lapse', confirmationTime / 1000, now)]
        : [
            owed(message.mtdiep, 'receipt', processingTime.receiptSeconds, now),
            owed(message.mtdiep, 'decision', processingTime.decisionSeconds, now),
          ]
      await register.file(message, now.toISOString(), answers)
      return succeed(null)
    },
    async receive() {
      const messages: Message[] = []
      for (const answer of await register.due(clock().toISOString())) {
        const verdict = answer.xml === '' ? await verdictOn(answer) : null
        const xml = verdict === null ? answer.xml : await register.settle(answer, verdict.notice.xml, verdict.isLast)
        if (xml !== null) messages.push({ mtdiep: answer.mtdiep, xml })
      }
      return messages
    },
    acknowledge: (mtdiep) => register.markTaken(mtdiep, clock().toISOString()),
  }
}
