import type { FocusEvent } from 'react'
import { useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'
import { useTexts } from '../texts.ts'
import { dateText, parsedDate, withSlashes } from './dateText.ts'
import type { FieldProps, InputRef } from './field.ts'
import { InputField } from './InputField.tsx'

export type DateFieldProps = FieldProps & {
  /** 'YYYY-MM-DD', or '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /**
   * The earliest and latest day that the calendar offers, as 'YYYY-MM-DD'. Typed dates are checked by the form; a year of two digits is
   * of the last century where the latest day asks for it.
   */
  min?: string | undefined
  max?: string | undefined
  /** Said when the text that was left is no date; the value is then ''. */
  invalidMessage: string
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: InputRef | undefined
}

const calendarPopover = createPart(() => import('./CalendarPopover.tsx'))

/** A date typed as dd/MM/yyyy (05032026, 5/3/26 and 5.3.2026 are understood) or chosen in a calendar. */
export function DateField({
  value,
  onChange,
  onBlur,
  min,
  max,
  invalidMessage,
  errorMessage,
  placeholder = 'dd/mm/yyyy',
  ...rest
}: DateFieldProps) {
  const texts = useTexts()
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [isNoDate, setNoDate] = useState(false)

  const type = (next: string) => {
    const text = withSlashes(draft ?? dateText(value), next)
    setDraft(text)
    setNoDate(false)
    onChange(/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? (parsedDate(text) ?? '') : '')
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    if (draft !== null) {
      const date = parsedDate(draft, max)
      setNoDate(date === undefined)
      if (date !== undefined) {
        setDraft(null)
        if (date !== value) onChange(date)
      }
    }
    onBlur?.(event)
  }
  const choose = (iso: string) => {
    setDraft(null)
    setNoDate(false)
    setOpen(false)
    onChange(iso)
  }
  const isFixed = rest.isReadOnly === true || rest.isDisabled === true
  // A value set from outside replaces a text that was no date.
  const shown = draft !== null && (value === '' || parsedDate(draft, max) === value) ? draft : dateText(value)
  return (
    <>
      <InputField
        {...rest}
        autoComplete="off"
        errorMessage={isNoDate && shown === draft ? invalidMessage : errorMessage}
        inputMode="numeric"
        maxLength={10}
        onBlur={leave}
        onChange={type}
        placeholder={placeholder}
        suffix={
          isFixed ? undefined : (
            <span ref={button}>
              <IconButton
                icon={<CalendarIcon />}
                label={`${texts.openCalendar}: ${rest.label}`}
                onPress={() => setOpen(true)}
                size="small"
              />
            </span>
          )
        }
        value={shown}
      />
      {isOpen && (
        <LazyPart of={calendarPopover} onLeave={() => setOpen(false)}>
          {({ CalendarPopover }) => (
            <CalendarPopover
              label={rest.label}
              max={max}
              min={min}
              onChoose={choose}
              onClose={() => setOpen(false)}
              trigger={button}
              value={value}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
