import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { FieldNotes, isShown } from './FieldParts.tsx'
import { CheckIcon, MinusIcon } from '../icons.tsx'
import './Choice.css'

export type CheckboxProps = {
  /** The label. */
  children: ReactNode
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  isIndeterminate?: boolean | undefined
  description?: ReactNode
  errorMessage?: string | undefined
  isRequired?: boolean | undefined
  isReadOnly?: boolean | undefined
  isDisabled?: boolean | undefined
  /** Why it cannot be changed now: said in the place of the description. */
  disabledReason?: string | undefined
  name?: string | undefined
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** One thing that is so or not. */
export function Checkbox({
  children,
  isSelected,
  onChange,
  isIndeterminate = false,
  description,
  errorMessage,
  isRequired = false,
  isReadOnly = false,
  isDisabled = false,
  disabledReason,
  name,
  inputRef,
}: CheckboxProps) {
  return (
    <CheckboxField
      {...(name === undefined ? {} : { name })}
      className="ui-choice"
      inputRef={inputRef ?? null}
      isDisabled={isDisabled || disabledReason !== undefined}
      isIndeterminate={isIndeterminate}
      isInvalid={isShown(errorMessage)}
      isReadOnly={isReadOnly}
      isRequired={isRequired}
      isSelected={isSelected}
      onChange={onChange}
      validationBehavior="aria"
    >
      <CheckboxLabel>{children}</CheckboxLabel>
      <FieldNotes description={disabledReason ?? description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}

/** The box and the words beside it. */
export function CheckboxLabel({ children }: { children: ReactNode }) {
  return (
    <CheckboxButton className="ui-choice-button">
      {({ isSelected, isIndeterminate }) => (
        <>
          <span aria-hidden="true" className="ui-checkbox-box">
            {isIndeterminate ? <MinusIcon size={14} /> : isSelected && <CheckIcon size={14} />}
          </span>
          <span>{children}</span>
        </>
      )}
    </CheckboxButton>
  )
}
