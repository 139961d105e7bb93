import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { representativeDifferences } from '../../../domain/declaration/companyData.ts'
import { confirmationRule, needsConfirmation, type ConfirmationRule } from '../../../domain/declaration/confirmation.ts'
import { readStatus, shownStatus, stageOf } from '../../../domain/declaration/status.ts'
import { checkedContent } from '../../../domain/documents/kind.ts'
import { succeed } from '../../../domain/result.ts'
import type { AuthorityAnswer, ReadDocument } from '../../../documents/filedKind.ts'
import type { Filing } from './filing.ts'
import { decisionTitles } from '../words/decisionTitles.ts'
import { declarationValues } from './vaults.ts'

type Said = Pick<DeclarationDetail, 'noti_cd_tax' | 'noti_nm_tax'>

const decisionOf = ({ noti_cd_tax, noti_nm_tax: message }: Said): AuthorityAnswer['decision'] => {
  const shown = shownStatus(noti_cd_tax)
  if (shown !== 'accepted' && shown !== 'rejected' && shown !== 'refused' && shown !== 'lapsed') return null
  return { isAccepted: shown === 'accepted', title: decisionTitles[shown], message }
}

/**
 * What a declaration's status says of receipt and decision. One that is confirmed by the next working day lapses once it is received, by
 * the older rule in place of that.
 */
export const answerOf = (said: Said, rule: ConfirmationRule | null): AuthorityAnswer => {
  const status = readStatus(said.noti_cd_tax)
  const isMissed = status === 'rejected' || (status === 'lapsed' && rule !== 'nextWorkingDay')
  return { receipt: isMissed ? 'missed' : status === 'sent' ? 'awaited' : 'given', decision: decisionOf(said) }
}

/** A declaration as the server has answered it. */
export const readDeclaration = ({ form, kind }: Filing, detail: DeclarationDetail): ReadDocument => ({
  version: detail.version,
  stage: stageOf(detail.noti_cd_tax),
  isCorrected: detail.is_corrected,
  reference: detail.reference,
  answer: answerOf(detail, confirmationRule(form, detail.xml_vs)),
  check: () => {
    const checked = checkedContent(kind, detail)
    return checked.ok ? succeed(declarationValues.seal(checked.value)) : checked
  },
  isWarnedOf: (own) =>
    needsConfirmation(form, detail.xml_vs) && representativeDifferences(kind.toValues(detail), own).length > 0,
})
