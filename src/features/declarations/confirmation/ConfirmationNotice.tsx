import { Trans, useLingui } from '@lingui/react/macro'
import { shownInVietnam } from '../../../domain/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { Countdown } from '../../../ui/feedback/Countdown.tsx'
import { useConfirmationStanding } from './useConfirmationStanding.ts'
import './ConfirmationNotice.css'

interface Props {
  /** `confirm_until` of the declaration; nothing is shown where it is empty. */
  readonly until: string
}

/** The time that is left, in hours and begun minutes. */
const TimeLeft = ({ until }: Props) => {
  const { t } = useLingui()
  const leftText = (seconds: number): string => {
    const hours = Math.floor(Math.ceil(seconds / 60) / 60)
    const minutes = Math.ceil(seconds / 60) % 60
    return t`${hours} h ${minutes} min`
  }
  return (
    <strong>
      <Countdown format={leftText} until={Date.parse(until)} />
    </strong>
  )
}

/** What is to be done on the phone, in its order. */
const Steps = () => (
  <ol className="confirmation-steps">
    <li>
      <Trans>The legal representative signs in to eTax Mobile on their own phone.</Trans>
    </li>
    <li>
      <Trans>
        They open the declaration that waits for confirmation, and compare what it says of the company and them.
      </Trans>
    </li>
    <li>
      <Trans>They confirm it. The tax authority then confirms receipt, and the status here changes by itself.</Trans>
    </li>
  </ol>
)

const Awaited = ({ until }: Props) => {
  const moment = shownInVietnam(until)
  return (
    <div className="confirmation-notice">
      <p>
        <Trans>
          Time left: <TimeLeft until={until} />, until {moment}.
        </Trans>
      </p>
      <Steps />
      <p>
        <Trans>What is not confirmed in time lapses: it is void, and has to be sent again.</Trans>
      </p>
    </div>
  )
}

/** That the legal representative has to confirm a sent declaration on eTax Mobile, how, and until when (docs/decisions/0368). */
export const ConfirmationNotice = ({ until }: Props) => {
  const { t } = useLingui()
  const standing = useConfirmationStanding(until)
  if (standing === null) return null
  if (standing === 'over')
    return (
      <Banner title={t`The 24 hours to confirm it on eTax Mobile are over`} tone="warning">
        <p>
          <Trans>
            The tax authority has not answered yet. If the legal representative has confirmed in time, its receipt still
            comes; otherwise it answers that the declaration has lapsed. What it answers is shown here.
          </Trans>
        </p>
      </Banner>
    )
  return (
    <Banner
      title={
        standing === 'urgent'
          ? t`Confirm this declaration on eTax Mobile now, or it lapses`
          : t`The legal representative has to confirm this declaration on eTax Mobile`
      }
      tone={standing === 'urgent' ? 'warning' : 'info'}
    >
      <Awaited until={until} />
    </Banner>
  )
}
