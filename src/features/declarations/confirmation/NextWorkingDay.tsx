import { Trans, useLingui } from '@lingui/react/macro'
import type { ConfirmationStanding } from '../../../domain/declaration/confirmationStanding.ts'
import { shownInVietnam } from '../../../domain/dates.ts'
import { Banner } from '../../../ui/feedback/Banner.tsx'
import { TaxSystem } from './TaxSystem.tsx'
import { AwaitedBanner } from './AwaitedBanner.tsx'
import { TimeLeft } from './TimeLeft.tsx'

interface Props {
  readonly until: string
  readonly standing: ConfirmationStanding
}

/** What the legal representative does, in its order. */
const Steps = () => (
  <ol className="confirmation-steps">
    <li>
      <Trans>
        The tax authority compares the legal representative's data, then asks them by e-mail or phone. It takes both
        from the tax or business registration file, not from this declaration.
      </Trans>
    </li>
    <li>
      <Trans>
        They sign in to the tax authority's system (<TaxSystem />
        ), for example with eTax Mobile, and compare what the declaration says of the company and them.
      </Trans>
    </li>
    <li>
      <Trans>
        They confirm it on the same or the next working day. The tax authority then decides, and the status here changes
        by itself.
      </Trans>
    </li>
  </ol>
)

/** Of a declaration that the authority has not received yet: until when is known only then. */
export const ConfirmationToCome = () => {
  const { t } = useLingui()
  return (
    <Banner title={t`The legal representative will have to confirm this declaration`} tone="info">
      <p>
        <Trans>It begins once the tax authority has received the declaration. Let them know.</Trans>
      </p>
      <Steps />
    </Banner>
  )
}

const Over = () => (
  <p>
    <Trans>
      The tax authority has not decided yet. If it asked on a later day, or the legal representative has confirmed in
      time, its decision still comes; otherwise it answers that the declaration has lapsed. What it answers is shown
      here.
    </Trans>
  </p>
)

/** Since version 2.1.1: a received declaration is confirmed on the day of the request or the next working day (docs/decisions/0489). */
export const NextWorkingDay = ({ until, standing }: Props) => {
  const { t } = useLingui()
  const moment = shownInVietnam(until)
  const titles = {
    inTime: t`The legal representative has to confirm this declaration`,
    urgent: t`Have this declaration confirmed today, or it lapses`,
    over: t`The time to confirm this declaration is over`,
  }
  return (
    <AwaitedBanner standing={standing} titles={titles}>
      {standing === 'over' ? (
        <Over />
      ) : (
        <>
          <p>
            <Trans>
              Time left: <TimeLeft until={until} />, until {moment}. Where the request comes later than on the day of
              the receipt, the time ends that much later.
            </Trans>
          </p>
          <Steps />
          <p>
            <Trans>
              What is not confirmed in time lapses: the tax authority refuses it, and it has to be sent again.
            </Trans>
          </p>
        </>
      )}
    </AwaitedBanner>
  )
}
