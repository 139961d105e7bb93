import type { FocusEvent, KeyboardEvent, ReactNode, Ref } from 'react'
import { useId } from 'react'
import { Group, TextArea, TextField } from 'react-aria-components'
import { ariaState, composedOnBlur, isShown, type FieldProps } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import './WrappingField.css'

export type WrappingFieldProps = Omit<FieldProps, 'description'> & {
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLTextAreaElement>) => void) | undefined
  placeholder?: string | undefined
  maxLength?: number | undefined
  suffix?: ReactNode
  name?: string | undefined
  inputRef?: Ref<HTMLTextAreaElement> | undefined
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, (blanks) => (/[\r\n]/.test(blanks) ? ' ' : blanks))

const keepEnter = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
  if (event.key === 'Enter') event.preventDefault()
}

/** One line of text that may be long, such as a company's name: it wraps, so that all of it is read. It holds no line breaks. */
export function WrappingField(props: WrappingFieldProps) {
  const { value, onChange, onBlur, placeholder = '', maxLength, suffix, name, inputRef, ...field } = props
  const state = ariaState(field)
  const warningId = `${useId()}-warning`
  return (
    <TextField
      {...state}
      {...(isShown(field.warningMessage) ? { 'aria-describedby': warningId } : {})}
      className="ui-field"
      onChange={(text) => onChange(oneLine(text))}
      value={value}
    >
      <FieldLabel {...field} isReadOnly={state.isReadOnly && suffix === undefined} />
      <Group
        className="ui-control"
        isDisabled={state.isDisabled}
        isInvalid={state.isInvalid}
        isReadOnly={state.isReadOnly}
        role="presentation"
      >
        <div className="ui-wrapping" data-text={value === '' ? placeholder : value}>
          <TextArea
            className="ui-input"
            maxLength={maxLength}
            name={name}
            onBlur={composedOnBlur({ value, onChange, onBlur })}
            onKeyDown={keepEnter}
            placeholder={placeholder}
            ref={inputRef ?? null}
            rows={1}
          />
        </div>
        {suffix !== undefined && <span className="ui-control-affix">{suffix}</span>}
      </Group>
      <FieldNotes errorMessage={field.errorMessage} warningId={warningId} warningMessage={field.warningMessage} />
    </TextField>
  )
}
