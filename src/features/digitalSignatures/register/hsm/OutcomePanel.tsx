import { Trans } from '@lingui/react/macro'
import { useSelector } from '@xstate/react'
import { RegistrationOutcome } from '../outcome/RegistrationOutcome.tsx'
import { CertificateCard } from './CertificateCard.tsx'
import type { HsmRegistrationActor } from './actor.ts'

interface Props {
  readonly actor: HsmRegistrationActor
  readonly mayDeclare: boolean
}

/** What became of the registration. */
export const OutcomePanel = ({ actor, mayDeclare }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const { failure, certificate } = context
  return (
    <RegistrationOutcome
      failure={failure}
      mayDeclare={mayDeclare}
      repeatLabel={<Trans>Enter the PIN again</Trans>}
      send={actor.send}
      state={value}
    >
      {certificate !== null && <CertificateCard certificate={certificate} />}
    </RegistrationOutcome>
  )
}
