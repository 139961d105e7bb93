import type { Ref } from 'react'
import { CheckboxGroup as AriaCheckboxGroup, CheckboxField } from 'react-aria-components'
import { CheckboxLabel } from './Checkbox.tsx'
import { ariaState, type FieldProps, type Option } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import './Choice.css'

export type CheckboxGroupProps = FieldProps & {
  value: readonly string[]
  onChange: (value: string[]) => void
  options: readonly Option[]
  columns?: 1 | 2 | undefined
  /** The first option's input: what a form focuses. */
  inputRef?: Ref<HTMLInputElement> | undefined
}

/** Any number of a few options, with one error for the group. */
export function CheckboxGroup({ value, onChange, options, columns = 1, inputRef, ...field }: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup {...ariaState(field)} className="ui-field" onChange={onChange} value={[...value]}>
      <FieldLabel {...field} />
      <div className="ui-choices" data-columns={columns}>
        {options.map((option, index) => (
          <CheckboxField
            className="ui-choice"
            inputRef={index === 0 ? (inputRef ?? null) : null}
            isDisabled={option.isDisabled === true}
            key={option.value}
            value={option.value}
          >
            <CheckboxLabel>{option.label}</CheckboxLabel>
            <FieldNotes description={option.description} />
          </CheckboxField>
        ))}
      </div>
      <FieldNotes {...field} />
    </AriaCheckboxGroup>
  )
}
