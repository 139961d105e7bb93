import type { ConfirmationRule } from '../../../../src/domain/declaration/confirmation.ts'
import type { DeclarationForm } from '../../../../src/domain/declaration/forms/definition.ts'
import { eDocument } from '../../../../src/domain/declaration/forms/eDocument.ts'
import { formOfNumber } from '../../../../src/domain/declaration/forms/forms.ts'
import { declarationSignature } from '../../../../src/domain/declaration/layouts/signature.ts'
import { fail, type Result } from '../../../../src/domain/result.ts'
import { isSameTaxCode } from '../../../../src/domain/taxCode.ts'
import type { Envelope } from '../../../authority/envelope.ts'
import type { AnsweringParts, Reason } from '../../../authority/simulator/answering.ts'
import { documentIn, examineSigned } from '../../../authority/simulator/signed.ts'
import type { Message } from '../../../authority/taxAuthority.ts'
import { objection, readFiling, type Filing } from './filing.ts'
import { reasons } from './reasons.ts'

/**
 * An answer that is owed: `lapse` to what nobody confirms, `explanation` in place of a decision, and `unexplained` where that is not given
 * in time.
 */
const steps = ['receipt', 'lapse', 'explanation', 'unexplained', 'decision'] as const
export type Step = (typeof steps)[number]

export const stepOf = ({ step }: { readonly step: string }): Step => steps.find((one) => one === step) ?? 'decision'

/** The answer that says that nobody has confirmed, by the rule of confirmation. */
const lapseAnswer = { within24Hours: 'receipt', nextWorkingDay: 'decision' } as const
const lapseReason = { within24Hours: reasons.notConfirmed, nextWorkingDay: reasons.notConfirmedInTime } as const

/** What is asked of the authority: an answer to the message of a reference, about a form whose filings are confirmed by a rule. */
interface Asked {
  readonly step: Step
  readonly reference: string
  readonly rule: ConfirmationRule | null
}

/** What the authority finds when an answer is due. */
export const examination = ({
  register,
  roots,
  clock,
  objectsFirst = () => null,
  happens = () => false,
}: AnsweringParts) => {
  const examine = (message: Message, envelope: Envelope, form: DeclarationForm): Result<Filing, Reason> => {
    const filing = examineSigned(documentIn(message), declarationSignature, readFiling, { roots, at: clock() })
    if (filing.ok && formOfNumber(filing.value.formNumber) !== form) return fail(reasons.format)
    return filing.ok && !isSameTaxCode(filing.value.taxCode, envelope.taxCode) ? fail(reasons.taxCode) : filing
  }

  const isTaken = async (filing: Filing, mtdiep: string): Promise<boolean> => {
    const accepted = filing.kind === '1' ? await register.acceptedFor(filing) : null
    return accepted !== null && accepted !== mtdiep
  }

  /** What comes of the confirmation: it is not given, or the representative's data do not match. */
  const ofConfirmation = ({ step, rule }: Asked): readonly Reason[] => {
    if (rule === null) return []
    if (step === 'lapse' || (step === lapseAnswer[rule] && happens('lapsed'))) return [lapseReason[rule]]
    const isCompared = rule === 'nextWorkingDay' && step === 'decision'
    return isCompared && happens('mismatch') ? [reasons.otherName, reasons.otherBirthDate] : []
  }

  /** Why an answer turns a filing down, if for anything; a decision without objection accepts a new registration. */
  const reasonsAgainst = async (filing: Filing, asked: Asked): Promise<readonly Reason[]> => {
    const { step, reference } = asked
    if (step === 'explanation') return []
    if (step === 'unexplained') return [reasons.notExplained]
    const unconfirmed = ofConfirmation(asked)
    if (unconfirmed.length > 0 || step === 'lapse') return unconfirmed
    const isAboutDocuments = filing.formNumber === eDocument.number
    const switched = objectsFirst(step)
    if (switched !== null) return [isAboutDocuments ? (switched.aboutDocuments ?? switched) : switched]
    const reason = step === 'decision' ? objection(filing) : null
    if (reason !== null) return [reason]
    if (step === 'decision' && filing.kind === '1') await register.accept(filing, reference, clock().toISOString())
    if (!(await isTaken(filing, reference))) return []
    return [isAboutDocuments ? reasons.documentsAlreadyAccepted : reasons.alreadyAccepted]
  }

  return { examine, reasonsAgainst }
}
