import { confirmationRule, type ConfirmationRule } from '../../../src/domain/declaration/confirmation.ts'
import { confirmationTime, explainUntil } from '../../../src/domain/declaration/confirmationEnds.ts'
import type { DeclarationForm } from '../../../src/domain/declaration/forms/definition.ts'
import { declarationForms } from '../../../src/domain/declaration/forms/forms.ts'
import { declarationSignature } from '../../../src/domain/declaration/layouts/signature.ts'
import { endOfWorkingDay } from '../../../src/domain/workingDays.ts'
import type { Envelope } from '../../authority/envelope.ts'
import type { AnsweredKind, Answering, AnsweringParts, Reason } from '../../authority/simulator/answering.ts'
import type { OwedAnswer } from '../../authority/simulator/register.ts'
import type { Message } from '../../authority/taxAuthority.ts'
import { declarationMessages, messageRows } from './messages.ts'
import { examination, stepOf, type Step } from './simulated/examination.ts'
import { cashRegisterCodeOf, type Filing } from './simulated/filing.ts'
import { decisionNotice, explanationNotice, receiptNotice, type Addressee } from './simulated/notices.ts'
import { reasons } from './simulated/reasons.ts'

const formOfMessage = ({ type }: Envelope): DeclarationForm => {
  const form = Object.values(declarationForms).find(({ key }) => declarationMessages[key].type === type)
  if (form === undefined) throw new Error(`no declaration travels by message ${type}`)
  return form
}

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

type Owed = ReturnType<Answering['owed']>

/** What is owed for a message that arrives now; what happens to it is decided then. */
const owedIn = (
  { processingTime, clock, happens = () => false }: AnsweringParts,
  rule: ConfirmationRule | null,
): Owed => {
  const { receiptSeconds, decisionSeconds } = processingTime
  const now = clock().getTime()
  const after = (seconds: number): Date => new Date(now + seconds * 1000)
  /** Past the end. */
  const secondsTo = (end: Date): number => Math.ceil((end.getTime() - now) / 1000) + 1
  const receipt = { step: 'receipt', seconds: receiptSeconds }
  if (rule === 'within24Hours' && happens('unconfirmed')) return [{ step: 'lapse', seconds: confirmationTime / 1000 }]
  if (rule === 'nextWorkingDay' && happens('unconfirmed'))
    return [receipt, { step: 'lapse', seconds: secondsTo(endOfWorkingDay(after(receiptSeconds), 1)) }]
  if (rule === 'nextWorkingDay' && happens('explanation'))
    return [
      receipt,
      { step: 'explanation', seconds: decisionSeconds },
      { step: 'unexplained', seconds: secondsTo(new Date(explainUntil(after(decisionSeconds)))) },
    ]
  return [receipt, { step: 'decision', seconds: decisionSeconds }]
}

interface Answered {
  readonly step: Step
  readonly rule: ConfirmationRule | null
  readonly found: readonly Reason[]
}

const noticeOf = (to: Addressee, { step, rule, found }: Answered, at: Date): Message => {
  const isReceipt = step === 'receipt' || (step === 'lapse' && rule === 'within24Hours')
  if (isReceipt) return receiptNotice(to, found, at)
  return step === 'explanation' && found.length === 0
    ? explanationNotice(to, [reasons.explanation], at)
    : decisionNotice(to, found, at)
}

/** Gives decisions that wait for an explanation at once where it is given. */
const decideExplained = async ({ register, clock, happens }: AnsweringParts): Promise<void> => {
  if (happens === undefined) return
  const now = clock().toISOString()
  const waiting = await register.waitingAfter('explanation' satisfies Step, 'unexplained' satisfies Step, now)
  if (waiting.length === 0 || !happens('explained')) return
  await register.bringForward(waiting, 'decision' satisfies Step, now)
}

/** How the simulated authority answers declarations: it checks them when an answer is due, as the real one says it does. */
export const simulatedDeclarations: AnsweredKind = {
  messages: messageRows,
  root: declarationSignature.root,
  answering(parts) {
    const { clock } = parts
    const { examine, reasonsAgainst } = examination(parts)
    const ruleOf = (envelope: Envelope) => confirmationRule(formOfMessage(envelope), envelope.version)
    return {
      owed: (envelope) => owedIn(parts, ruleOf(envelope)),
      beforeAnswers: () => decideExplained(parts),
      async verdictOn(message, envelope, answer) {
        const step = stepOf(answer)
        const rule = ruleOf(envelope)
        const filing = examine(message, envelope, formOfMessage(envelope))
        const { reference } = answer
        const found = filing.ok ? await reasonsAgainst(filing.value, { step, reference, rule }) : [filing.failure]
        const to = addressee(answer, envelope, filing.ok ? filing.value : null)
        const isLast = found.length > 0 || (step !== 'receipt' && step !== 'explanation')
        return { notice: noticeOf(to, { step, rule, found }, clock()), isLast }
      },
    }
  },
}
