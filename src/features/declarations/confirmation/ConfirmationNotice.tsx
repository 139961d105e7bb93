import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { confirmationRule } from '../../../domain/declaration/confirmation.ts'
import { readStatus } from '../../../domain/declaration/status.ts'
import { useFiling } from '../kind/filing.ts'
import { ConfirmationToCome, NextWorkingDay } from './NextWorkingDay.tsx'
import { useConfirmationStanding } from './useConfirmationStanding.ts'
import { Within24Hours } from './Within24Hours.tsx'
import './ConfirmationNotice.css'

interface Props {
  readonly declaration: Pick<DeclarationDetail, 'xml_vs' | 'noti_cd_tax' | 'confirm_until'>
}

/** That the legal representative has to confirm a sent declaration, how, and until when; nothing where no confirmation is waited for. */
export const ConfirmationNotice = ({ declaration }: Props) => {
  const { xml_vs: version, noti_cd_tax: status, confirm_until: until } = declaration
  const rule = confirmationRule(useFiling().form, version)
  const standing = useConfirmationStanding(until)
  if (standing === null)
    return rule === 'nextWorkingDay' && readStatus(status) === 'sent' ? <ConfirmationToCome /> : null
  const Notice = rule === 'nextWorkingDay' ? NextWorkingDay : Within24Hours
  return <Notice standing={standing} until={until} />
}
