import { use, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button/Button.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { ErrorIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../ui/icons/firstIcons.tsx'
import { QuestionIcon } from '../../ui/icons/icons.tsx'
import { HeadingPlace } from './headingPlace.ts'
import './StepPanel.css'

export type PanelTone = 'busy' | 'info' | 'success' | 'warning' | 'danger' | 'unknown'

const icons = {
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
  unknown: QuestionIcon,
} as const

interface StepAction {
  readonly label: ReactNode
  readonly onPress: () => void
}

/** Sends a form of the panel, whose first field takes the focus. */
interface FormAction {
  readonly label: ReactNode
  /** The form's id. */
  readonly form: string
  /** While what the form asks for is still being fetched. */
  readonly isDisabled?: boolean
}

interface StepPanelProps {
  readonly tone: PanelTone
  readonly title: string
  readonly children?: ReactNode
  /** What to do next; its button takes the focus. Without it the panel itself does. */
  readonly main?: StepAction | FormAction | undefined
  /** Something else that can be done about it. */
  readonly other?: StepAction | undefined
  /** The way out. */
  readonly quiet?: StepAction | undefined
}

const takeFocus = (node: HTMLElement | null): void => node?.focus({ preventScroll: true })

/** One state of the submission: what it is, what it means, and at most one main, one other and one quiet way on. */
export const StepPanel = ({ tone, title, children, main, other, quiet }: StepPanelProps) => {
  const place = use(HeadingPlace)
  const heading = (
    <div className="step-heading" data-tone={tone}>
      <span aria-hidden="true" className="step-mark">
        <ToneMark tone={tone} />
      </span>
      <h3 className="step-title">{title}</h3>
    </div>
  )
  return (
    <>
      {place === null ? heading : createPortal(heading, place)}
      <div className="step-panel" data-tone={tone} {...(main === undefined && { tabIndex: -1, ref: takeFocus })}>
        {children}
      </div>
      {(main !== undefined || quiet !== undefined) && (
        <div className="step-actions">
          {quiet !== undefined && (
            <Button onPress={quiet.onPress} variant="quiet">
              {quiet.label}
            </Button>
          )}
          {other !== undefined && <Button onPress={other.onPress}>{other.label}</Button>}
          {main !== undefined && <MainButton action={main} />}
        </div>
      )}
    </>
  )
}

const MainButton = ({ action }: { readonly action: StepAction | FormAction }) =>
  'form' in action ? (
    <Button form={action.form} isDisabled={action.isDisabled} type="submit" variant="primary">
      {action.label}
    </Button>
  ) : (
    <Button autoFocus onPress={action.onPress} variant="primary">
      {action.label}
    </Button>
  )

const ToneMark = ({ tone }: { readonly tone: PanelTone }) => {
  if (tone === 'busy') return <Spinner size={20} />
  const Icon = icons[tone]
  return <Icon size={20} />
}
