import { Trans, useLingui } from '@lingui/react/macro'
import type { ConfirmationStanding } from '../../../domain/declaration/confirmationStanding.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { AwaitedBanner } from './AwaitedBanner.tsx'
import { TimeLeft } from './TimeLeft.tsx'

interface Props {
  readonly until: string
  readonly standing: ConfirmationStanding
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

const Over = () => (
  <p>
    <Trans>
      The tax authority has not answered yet. If the legal representative has confirmed in time, its receipt still
      comes; otherwise it answers that the declaration has lapsed. What it answers is shown here.
    </Trans>
  </p>
)

/** Version 2.1.0: a sent declaration is confirmed on eTax Mobile within 24 hours (docs/decisions/0368). */
export const Within24Hours = ({ until, standing }: Props) => {
  const { t } = useLingui()
  const moment = shownInVietnam(until)
  const titles = {
    inTime: t`The legal representative has to confirm this declaration on eTax Mobile`,
    urgent: t`Confirm this declaration on eTax Mobile now, or it lapses`,
    over: t`The 24 hours to confirm it on eTax Mobile are over`,
  }
  return (
    <AwaitedBanner standing={standing} titles={titles}>
      {standing === 'over' ? (
        <Over />
      ) : (
        <>
          <p>
            <Trans>
              Time left: <TimeLeft until={until} />, until {moment}.
            </Trans>
          </p>
          <Steps />
          <p>
            <Trans>What is not confirmed in time lapses: it is void, and has to be sent again.</Trans>
          </p>
        </>
      )}
    </AwaitedBanner>
  )
}
