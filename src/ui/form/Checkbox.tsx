import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { ariaState } from './field.ts'
import { FieldNotes } from './FieldParts.tsx'
import { CheckIcon } from '../icons/firstIcons.tsx'
import { MinusIcon } from '../icons/icons.tsx'
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
  isRequired,
  isReadOnly,
  isDisabled = false,
  disabledReason,
  name,
  inputRef,
}: CheckboxProps) {
  return (
    <CheckboxField
      {...ariaState({ errorMessage, isRequired, isReadOnly, isDisabled: isDisabled || disabledReason !== undefined })}
      {...(name === undefined ? {} : { name })}
      className="ui-choice"
      inputRef={inputRef ?? null}
      isIndeterminate={isIndeterminate}
      isSelected={isSelected}
      onChange={onChange}
    >
      <CheckboxLabel>{children}</CheckboxLabel>
      <FieldNotes description={disabledReason ?? description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}

/** The box and the label beside it. */
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
