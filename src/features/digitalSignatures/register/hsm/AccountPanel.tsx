import { useSelector } from '@xstate/react'
import { Sealed } from '../../../../machines/sealed.ts'
import type { Option } from '../../../../ui/form/field.ts'
import { ChoosePanel } from './ChoosePanel.tsx'
import { ConnectPanel } from './ConnectPanel.tsx'
import type { HsmRegistrationActor } from './actor.ts'
import { NoCertificatePanel } from './NoCertificatePanel.tsx'

interface Props {
  readonly actor: HsmRegistrationActor
  readonly providers: readonly Option[]
}

/** The account, and its certificates: what is entered goes into the event, sealed. */
export const AccountPanel = ({ actor, providers }: Props) => {
  const { value, context } = useSelector(actor, (state) => state)
  const dismiss = (): void => actor.send({ type: 'dialog.dismissed' })
  const other = (): void => actor.send({ type: 'account.requested' })
  switch (value) {
    case 'noCertificate':
      return <NoCertificatePanel onCancel={dismiss} onOtherAccount={other} />
    case 'choosingCertificate':
      return (
        <ChoosePanel
          certificates={context.certificates}
          onCancel={dismiss}
          onChosen={(serialNumber) => actor.send({ type: 'certificate.chosen', serialNumber })}
          onOtherAccount={other}
        />
      )
    default:
      return (
        <ConnectPanel
          failure={context.failure}
          isWaiting={value === 'readingCertificates'}
          onCancel={dismiss}
          onSubmit={(typed) => actor.send({ type: 'account.submitted', account: new Sealed(typed) })}
          providers={providers}
        />
      )
  }
}
