import { Trans, useLingui } from '@lingui/react/macro'
import type { DeclarationDetail } from '../../../api/contract/declarationFiling.ts'
import { AuthorityMessage } from '../../../documents/history/AuthorityMessage.tsx'
import { shownInVietnam } from '../../../domain/dates.ts'
import type { ConfirmationStanding } from '../../../domain/declaration/confirmationStanding.ts'
import { readStatus } from '../../../domain/declaration/status.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TaxSystem } from '../confirmation/TaxSystem.tsx'
import { TimeLeft } from '../confirmation/TimeLeft.tsx'
import { useConfirmationStanding } from '../confirmation/useConfirmationStanding.ts'
import { ExplanationNote } from './ExplanationNote.tsx'
import './ExplanationNotice.css'

type Asked = Pick<DeclarationDetail, 'noti_cd_tax' | 'noti_nm_tax' | 'explain_until' | 'explained_at'>

interface Props {
  readonly declaration: Asked
  /** Null where nothing can be noted, as in the dialog that sends. */
  readonly declarationId: string | null
}

/** What the time that is left asks of the reader. */
const useTitle = (standing: ConfirmationStanding | null, isExplained: boolean): string => {
  const { t } = useLingui()
  if (isExplained) return t`The explanation is noted; the tax authority has to decide`
  if (standing === 'over') return t`The time to explain this declaration is over`
  return standing === 'urgent'
    ? t`Explain this declaration today, or it is refused`
    : t`The tax authority asks for an explanation of this declaration`
}

/** By when, and what comes after it. */
const Until = ({ until, standing }: { readonly until: string; readonly standing: ConfirmationStanding | null }) => {
  const moment = shownInVietnam(until)
  if (standing === null) return null
  return (
    <p>
      {standing === 'over' ? (
        <Trans>It ended on {moment}. What was handed in by then still counts; the decision is shown here.</Trans>
      ) : (
        <Trans>
          Time left: <TimeLeft until={until} />, until {moment}: three working days from the notice. What is not
          explained by then is refused.
        </Trans>
      )}
    </p>
  )
}

/** That the tax authority asks for an explanation: of what, until when, and that it was given (docs/decisions/0489). */
export const ExplanationNotice = ({ declaration, declarationId }: Props) => {
  const { explain_until: until, explained_at: explainedAt } = declaration
  const standing = useConfirmationStanding(until)
  const isExplained = explainedAt !== ''
  const title = useTitle(standing, isExplained)
  if (readStatus(declaration.noti_cd_tax) !== 'explaining') return null
  return (
    <Banner title={title} tone={isExplained ? 'info' : 'warning'}>
      {declaration.noti_nm_tax !== '' && <AuthorityMessage message={declaration.noti_nm_tax} />}
      <Until standing={standing} until={until} />
      <p>
        <Trans>
          Hand the explanation in on the tax authority's system (<TaxSystem />
          ), or at the tax office that manages the company.
        </Trans>
      </p>
      {declarationId !== null && <ExplanationNote declarationId={declarationId} explainedAt={explainedAt} />}
    </Banner>
  )
}
