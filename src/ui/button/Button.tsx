import type { ReactNode, Ref } from 'react'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { Spinner } from '../feedback/Spinner.tsx'
import { Tooltip } from '../overlay/Tooltip.tsx'
import { useTexts } from '../texts.ts'
import './Button.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export type PressableProps = {
  variant?: ButtonVariant | undefined
  size?: 'medium' | 'small' | undefined
  onPress?: (() => void) | undefined
  /** Work is under way: the button keeps its focus and width, ignores presses and shows a spinner. */
  isPending?: boolean | undefined
  /** Why it cannot be pressed now. The button stays focusable, so that the reason can be found: it is its tooltip and its description. */
  disabledReason?: string | undefined
  /** Not pressable, where the reason is plain to see; otherwise give `disabledReason`. One that has the focus keeps it until it is left. */
  isDisabled?: boolean | undefined
  /** A key that does the same, such as 'F10': shown as a hint. Binding it is the caller's. */
  shortcut?: string | undefined
  autoFocus?: boolean | undefined
  /** For controls inside a data table's cells, which the table's own keys reach. */
  excludeFromTabOrder?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

type ButtonProps = PressableProps & {
  children: ReactNode
  icon?: ReactNode
  type?: 'button' | 'submit' | undefined
  /** The id of the form that a submit button outside of it belongs to. */
  form?: string | undefined
  'aria-describedby'?: string | undefined
}

/** A button with its label. At most one `primary` stands in a screen or dialog. */
export function Button({ children, icon, shortcut, ...rest }: ButtonProps) {
  return (
    <PressableBase {...rest} shortcut={shortcut} tip={undefined}>
      {icon}
      <span>{children}</span>
      {shortcut !== undefined && (
        <kbd aria-hidden="true" className="ui-button-key">
          {shortcut}
        </kbd>
      )}
    </PressableBase>
  )
}

type PressableBaseProps = Omit<ButtonProps, 'icon'> & {
  label?: string | undefined
  /** The tooltip while the button can be pressed. */
  tip: string | undefined
  isIconOnly?: boolean | undefined
  expands?: { popup: 'menu' | 'dialog'; isOpen: boolean; onIntent: () => void } | undefined
}

type AriaNames = Pick<PressableBaseProps, 'label' | 'form' | 'expands'> & {
  readonly description: string
  readonly isDeaf: boolean
}

/** Attributes that are there only where they have a value. */
const namesOf = ({ label, form, expands, description, isDeaf }: AriaNames) => ({
  ...(label === undefined ? {} : { 'aria-label': label }),
  ...(description === '' ? {} : { 'aria-describedby': description }),
  ...(isDeaf ? { 'aria-disabled': true } : {}),
  ...(form === undefined ? {} : { form }),
  ...(expands === undefined
    ? {}
    : {
        'aria-haspopup': expands.popup,
        'aria-expanded': expands.isOpen,
        onHoverStart: expands.onIntent,
        onFocus: expands.onIntent,
      }),
})

const Face = ({ isPending, children }: { readonly isPending: boolean; readonly children: ReactNode }) => {
  const texts = useTexts()
  return (
    <>
      <span className="ui-button-face">{children}</span>
      {isPending && (
        <span className="ui-button-pending">
          <Spinner />
          <span className="visually-hidden"> ({texts.pending})</span>
        </span>
      )}
    </>
  )
}

/** What all buttons share: appearance, pending state, disabled reason, tooltip. */
export function PressableBase({
  children,
  variant = 'secondary',
  size = 'medium',
  onPress,
  isPending = false,
  disabledReason,
  isDisabled = false,
  type = 'button',
  form,
  shortcut,
  autoFocus = false,
  excludeFromTabOrder = false,
  label,
  tip,
  isIconOnly = false,
  expands,
  ref,
  'aria-describedby': describedBy,
}: PressableBaseProps) {
  const tipId = useId()
  const [isFocused, setFocused] = useState(false)
  const isBlocked = disabledReason !== undefined
  // A browser takes the focus from a button that is disabled under it, and leaves it nowhere.
  const keepsFocus = isDisabled && isFocused
  const isDeaf = isBlocked || isPending || keepsFocus
  const isSubmit = type === 'submit' && !isDeaf
  const description = [describedBy, isBlocked ? tipId : undefined].filter((id) => id !== undefined).join(' ')
  return (
    <Tooltip id={tipId} showsOnPress={isBlocked} text={disabledReason ?? tip}>
      <AriaButton
        {...namesOf({ label, form, expands, description, isDeaf })}
        autoFocus={autoFocus}
        className="ui-button"
        data-icon-only={isIconOnly || undefined}
        data-busy={isPending || undefined}
        data-size={size}
        data-variant={variant}
        excludeFromTabOrder={excludeFromTabOrder}
        isDisabled={isDisabled && !isBlocked && !keepsFocus}
        onFocusChange={setFocused}
        onPress={() => !isDeaf && onPress?.()}
        ref={ref}
        render={(button) => <button {...button} aria-keyshortcuts={shortcut} type={isSubmit ? 'submit' : 'button'} />}
      >
        <Face isPending={isPending}>{children}</Face>
      </AriaButton>
    </Tooltip>
  )
}
