import { CheckIcon, CloseIcon } from '../icons/firstIcons.tsx'
import { useTexts } from '../texts.ts'
import { Spinner } from './Spinner.tsx'
import './Stepper.css'

export type StepState = 'done' | 'current' | 'failed' | 'waiting'
export type Step = { id: string; label: string; description?: string | undefined; state: StepState }

type StepperProps = {
  label: string
  steps: readonly Step[]
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Whether the current step is work under way (a spinner) or waits for the user (its number). */
  isBusy?: boolean | undefined
}

/** Where a flow of a few ordered steps stands. Below 600 px it is vertical. */
export function Stepper({ label, steps, orientation = 'horizontal', isBusy = false }: StepperProps) {
  const texts = useTexts()
  return (
    <ol aria-label={label} className="ui-stepper" data-orientation={orientation}>
      {steps.map((step, index) => (
        <li
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
          className="ui-step"
          data-state={step.state}
          key={step.id}
        >
          <span aria-hidden="true" className="ui-step-mark">
            <StepMark isBusy={isBusy} number={index + 1} state={step.state} />
          </span>
          <span className="ui-step-text">
            <span className="ui-step-label">{step.label}</span>
            <span className="visually-hidden"> ({texts.stepStates[step.state]})</span>
            {step.description !== undefined && <span className="ui-step-description">{step.description}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

function StepMark({ state, number, isBusy }: { state: StepState; number: number; isBusy: boolean }) {
  if (state === 'done') return <CheckIcon size={14} />
  if (state === 'failed') return <CloseIcon size={14} />
  return state === 'current' && isBusy ? <Spinner /> : number
}
