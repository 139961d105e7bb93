import type { ReactNode } from 'react'
import type { Failure } from '../../../../domain/failure.ts'
import { NotRegisteredPanel, UnknownPanel } from './OutcomePanels.tsx'
import { RegisteredPanel } from './RegisteredPanel.tsx'

interface Props {
  /** The state of the flow; nothing is shown of those before the registration. */
  readonly state: unknown
  readonly failure: Failure | null
  readonly send: (event: {
    readonly type: 'registration.repeated' | 'outcome.asked' | 'declaration.opened' | 'dialog.dismissed'
  }) => void
  readonly mayDeclare: boolean
  readonly repeatLabel: ReactNode
  /** The registered certificate. */
  readonly children: ReactNode
}

/** What became of a registration, in the states that every way to add a certificate ends in. */
export const RegistrationOutcome = ({ state, failure, send, mayDeclare, repeatLabel, children }: Props) => {
  const dismiss = (): void => send({ type: 'dialog.dismissed' })
  switch (state) {
    case 'notRegistered':
      return (
        <NotRegisteredPanel
          failure={failure}
          onClose={dismiss}
          onRepeat={() => send({ type: 'registration.repeated' })}
          repeatLabel={repeatLabel}
        />
      )
    case 'outcomeUnknown':
      return <UnknownPanel failure={failure} onAsk={() => send({ type: 'outcome.asked' })} onClose={dismiss} />
    case 'registered':
      return (
        <RegisteredPanel onClose={dismiss} onDeclare={mayDeclare ? () => send({ type: 'declaration.opened' }) : null}>
          {children}
        </RegisteredPanel>
      )
    default:
      return null
  }
}
