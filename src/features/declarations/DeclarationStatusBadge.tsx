import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { shownInVietnam } from '../../domain/dates.ts'
import { hasAuthorityMessage, shownStatus, type ShownStatus } from '../../domain/declaration/status.ts'
import { useConfirmationStanding } from './confirmation/useConfirmationStanding.ts'
import { DocumentStatusBadge } from '../../documents/status/DocumentStatusBadge.tsx'
import type { StatusAppearance } from '../../documents/status/statusAppearance.ts'
import { authorityReasons } from './authorityReasons.ts'
import { StatusBadge } from '../../ui/feedback/StatusBadge.tsx'
import { ClockIcon } from '../../ui/icons/icons.tsx'

/** Colour and label of each status, what asks for work first (seed 000 §4: a draft is shown as not sent, sent and received as in progress). */
export const statusAppearances: Readonly<Record<ShownStatus, StatusAppearance>> = {
  refused: {
    tone: 'red',
    label: msg({ message: 'Refused', comment: 'Status: not accepted by the tax authority (message 103)' }),
  },
  rejected: {
    tone: 'red',
    label: msg({ message: 'Rejected', comment: 'Status: not taken in by the tax authority (message 102)' }),
  },
  lapsed: {
    tone: 'red',
    label: msg({ message: 'Lapsed', comment: 'Status: nobody has confirmed it in time' }),
  },
  explaining: {
    tone: 'amber',
    label: msg({
      message: 'Explanation asked',
      comment: 'Status: the tax authority asks the company for an explanation (message 107), and waits for it',
    }),
  },
  inProgress: {
    tone: 'blue',
    label: msg({ message: 'In progress', comment: 'Status: sent, the tax authority has not decided' }),
  },
  draft: {
    tone: 'grey',
    label: msg({ message: 'Not sent', comment: 'Status of a declaration that is still a draft' }),
  },
  accepted: { tone: 'green', label: msg({ message: 'Accepted', comment: 'Status: accepted by the tax authority' }) },
  none: {
    tone: 'amber',
    label: msg({ message: 'No status', comment: 'Status: the code means nothing to the product' }),
  },
}

const corrected: StatusAppearance = {
  tone: 'amber',
  label: msg({
    message: 'Corrected, not sent',
    comment: 'Status: the tax authority turned it down, and it has been changed since without being sent again',
  }),
}

/** How a status is shown, without how much time is left of it. */
const appearanceOf = (status: string, isCorrected = false): StatusAppearance =>
  isCorrected ? corrected : statusAppearances[shownStatus(status)]

/** What a row's status is called. */
export const statusLabelOf = (row: {
  readonly noti_cd_tax: string
  readonly is_corrected?: boolean | undefined
}): MessageDescriptor => appearanceOf(row.noti_cd_tax, row.is_corrected).label

interface Props {
  /** `noti_cd_tax` */
  readonly status: string
  /** `noti_nm_tax`: the tooltip, unless the declaration is accepted or a draft (seed 000 §2). */
  readonly message?: string
  /** `confirm_until`: a confirmation that is still to come, and near its end, is marked (docs/decisions/0368). */
  readonly confirmUntil?: string
  /** `explain_until`: an explanation that is still asked for is marked on its last day, and after it (docs/decisions/0489). */
  readonly explainUntil?: string
  /** Whether it was turned down and has been corrected since: that is shown in place of the authority's reason. */
  readonly isCorrected?: boolean
}

/** A declaration that lapses soon, or has been given no answer after its time. */
const LapsingBadge = ({ until, isOver }: { readonly until: string; readonly isOver: boolean }) => {
  const { t } = useLingui()
  const moment = shownInVietnam(until)
  return (
    <StatusBadge
      icon={<ClockIcon size={14} />}
      label={t({ message: 'Lapsing', comment: 'Status: sent, and hardly any time is left to confirm it' })}
      tone="amber"
      tooltip={
        isOver
          ? t`In progress. It had to be confirmed until ${moment}; the tax authority has not answered yet.`
          : t`In progress. The legal representative has to confirm it until ${moment}, or it lapses.`
      }
    />
  )
}

/** An explanation whose time ends soon or is over. */
const ExplanationDueBadge = ({ until, isOver }: { readonly until: string; readonly isOver: boolean }) => {
  const { t, i18n } = useLingui()
  const moment = shownInVietnam(until)
  return (
    <StatusBadge
      icon={<ClockIcon size={14} />}
      label={i18n._(statusAppearances.explaining.label)}
      tone="amber"
      tooltip={
        isOver
          ? t`The explanation was due until ${moment}; the tax authority has not decided yet.`
          : t`The explanation is due until ${moment}, or the declaration is refused.`
      }
    />
  )
}

export const DeclarationStatusBadge = ({
  status,
  message = '',
  confirmUntil = '',
  explainUntil = '',
  isCorrected = false,
}: Props) => {
  const standing = useConfirmationStanding(confirmUntil)
  const explaining = useConfirmationStanding(explainUntil)
  if (explaining === 'urgent' || explaining === 'over')
    return <ExplanationDueBadge isOver={explaining === 'over'} until={explainUntil} />
  if (!isCorrected && (standing === 'urgent' || standing === 'over'))
    return <LapsingBadge isOver={standing === 'over'} until={confirmUntil} />
  return (
    <DocumentStatusBadge
      appearance={appearanceOf(status, isCorrected)}
      message={isCorrected || !hasAuthorityMessage(status) ? '' : message}
      reasons={authorityReasons}
    />
  )
}
