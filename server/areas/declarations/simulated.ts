import { confirmationTime, needsConfirmation } from '../../../src/domain/declaration/confirmation.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../../src/domain/declaration/forms/eDocument.ts'
import { declarationForms, formOfNumber } from '../../../src/domain/declaration/forms/forms.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { fail, type Result } from '../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../src/domain/taxCode.ts'
import type { Envelope } from '../../authority/envelope.ts'
import type { AnsweredKind, AnsweringParts, Reason } from '../../authority/simulator/answering.ts'
import type { OwedAnswer } from '../../authority/simulator/register.ts'
import { documentIn, examineSigned } from '../../authority/simulator/signed.ts'
import type { Message } from '../../authority/taxAuthority.ts'
import { declarationMessages, messageRows } from './messages.ts'
import { cashRegisterCodeOf, objection, readFiling, type Filing } from './simulated/filing.ts'
import { decisionNotice, receiptNotice, type Addressee } from './simulated/notices.ts'
import { reasons } from './simulated/reasons.ts'

const formOfMessage = ({ type }: Envelope): DeclarationForm => {
  const form = Object.values(declarationForms).find(({ key }) => declarationMessages[key].type === type)
  if (form === undefined) throw new Error(`no declaration travels by message ${type}`)
  return form
}

/** A lapse is the receipt of what nobody has confirmed: it says that the declaration is not received. */
type Step = 'receipt' | 'decision' | 'lapse'
const stepOf = ({ step }: OwedAnswer): Step => (step === 'receipt' || step === 'lapse' ? step : 'decision')

const addressee = ({ mtdiep, reference }: OwedAnswer, envelope: Envelope, filing: Filing | null): Addressee => ({
  mtdiep,
  reference,
  receiver: envelope.sender,
  types: declarationMessages[formOfMessage(envelope).key],
  version: envelope.version,
  taxCode: envelope.taxCode,
  taxpayer: filing?.taxpayer ?? '',
  office: filing?.office ?? '',
  place: filing?.place ?? '',
  kind: filing?.kind ?? '1',
  cashRegisterCode: filing === null ? '' : cashRegisterCodeOf(filing),
})

/** What the authority finds when an answer is due. */
const examination = ({ register, roots, clock, objectsFirst = () => null }: AnsweringParts) => {
  const examine = (message: Message, envelope: Envelope): Result<Filing, Reason> => {
    const filing = examineSigned(documentIn(message), declarationSignature, readFiling, { roots, at: clock() })
    if (filing.ok && formOfNumber(filing.value.formNumber) !== formOfMessage(envelope)) return fail(reasons.format)
    return filing.ok && !isSameTaxCode(filing.value.taxCode, envelope.taxCode) ? fail(reasons.taxCode) : filing
  }

  const isTaken = async (filing: Filing, mtdiep: string): Promise<boolean> => {
    const accepted = filing.kind === '1' ? await register.acceptedFor(filing) : null
    return accepted !== null && accepted !== mtdiep
  }

  /** Null where nothing speaks against the filing; a decision without objection accepts a new registration. */
  const reasonAgainst = async (filing: Filing, answer: OwedAnswer): Promise<Reason | null> => {
    const step = stepOf(answer)
    if (step === 'lapse') return reasons.notConfirmed
    const isAboutDocuments = filing.formNumber === eDocument.number
    const switched = objectsFirst(step)
    if (switched !== null) return isAboutDocuments ? (switched.aboutDocuments ?? switched) : switched
    const reason = step === 'decision' ? objection(filing) : null
    if (reason !== null) return reason
    if (step === 'decision' && filing.kind === '1')
      await register.accept(filing, answer.reference, clock().toISOString())
    if (!(await isTaken(filing, answer.reference))) return null
    return isAboutDocuments ? reasons.documentsAlreadyAccepted : reasons.alreadyAccepted
  }

  return { examine, reasonAgainst }
}

/** How the simulated authority answers declarations: it checks them when an answer is due, as the real one says it does. */
export const simulatedDeclarations: AnsweredKind = {
  messages: messageRows,
  root: declarationSignature.root,
  answering(parts) {
    const { processingTime, clock, staysUnconfirmed = () => false } = parts
    const { examine, reasonAgainst } = examination(parts)
    return {
      owed: (envelope) =>
        needsConfirmation(formOfMessage(envelope), envelope.version) && staysUnconfirmed()
          ? [{ step: 'lapse', seconds: confirmationTime / 1000 }]
          : [
              { step: 'receipt', seconds: processingTime.receiptSeconds },
              { step: 'decision', seconds: processingTime.decisionSeconds },
            ],
      async verdictOn(message, envelope, answer) {
        const filing = examine(message, envelope)
        const reason = filing.ok ? await reasonAgainst(filing.value, answer) : filing.failure
        const to = addressee(answer, envelope, filing.ok ? filing.value : null)
        const isDecision = stepOf(answer) === 'decision'
        const write = isDecision ? decisionNotice : receiptNotice
        return { notice: write(to, reason, clock()), isLast: reason !== null || isDecision }
      },
    }
  },
}
