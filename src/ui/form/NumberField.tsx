import type { FocusEvent, KeyboardEvent } from 'react'
import { useState } from 'react'
import type { FieldProps, InputRef } from './field.ts'
import { InputField } from './InputField.tsx'
import { numberText, parsedNumber, rounded } from './numberText.ts'

export type NumberFieldProps = FieldProps & {
  value: number | null
  onChange: (value: number | null) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /** How many decimals are kept; 0 by default. */
  fractionDigits?: number | undefined
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: InputRef | undefined
}

/**
 * A number with dots between thousands and a decimal comma; the numpad's dot types the comma.
 *
 * While it is being typed, a text that is no number leaves the value as it was; leaving the field shows the value again.
 */
export function NumberField({ value, onChange, onBlur, fractionDigits = 0, ...rest }: NumberFieldProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const type = (text: string) => {
    setDraft(text)
    const number = parsedNumber(text)
    if (number !== undefined) onChange(number === null ? null : rounded(number, fractionDigits))
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setDraft(null)
    onBlur?.(event)
  }
  const typeComma = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.code !== 'NumpadDecimal' || fractionDigits === 0 || rest.isReadOnly === true) return
    event.preventDefault()
    const input = event.currentTarget
    input.setRangeText(',', input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
    type(input.value)
  }
  return (
    <InputField
      {...rest}
      align="end"
      autoComplete="off"
      inputMode={fractionDigits === 0 ? 'numeric' : 'decimal'}
      onBlur={leave}
      onChange={type}
      onKeyDown={typeComma}
      value={draft ?? numberText(value)}
    />
  )
}
