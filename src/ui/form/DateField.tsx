import type { FocusEvent, Ref } from 'react'
import { useRef, useState } from 'react'
import { IconButton } from '../button/IconButton.tsx'
import { CalendarIcon } from '../icons/icons.tsx'
import { LazyPart } from '../part/LazyPart.tsx'
import { createPart } from '../part/part.ts'
import { useTexts } from '../texts.ts'
import { dateText, isIsoDay, parsedDate, withSlashes } from './dateText.ts'
import type { FieldProps, InputRef } from './field.ts'
import { InputField } from './InputField.tsx'

export type DateFieldProps = FieldProps & {
  /** 'YYYY-MM-DD', or the typed text while it is no day, for the form to say so; '' for none. */
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  /**
   * The earliest and latest day that the calendar offers, as 'YYYY-MM-DD'. Typed dates are checked by the form; a year of two digits is
   * of the last century where the latest day asks for it.
   */
  min?: string | undefined
  max?: string | undefined
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: InputRef | undefined
}

const calendarPopover = createPart(() => import('./CalendarPopover.tsx'))

interface CalendarButtonProps {
  readonly label: string
  readonly ref: Ref<HTMLSpanElement>
  readonly onPress: () => void
}

const CalendarButton = ({ label, ref, onPress }: CalendarButtonProps) => {
  const texts = useTexts()
  return (
    <span ref={ref}>
      <IconButton icon={<CalendarIcon />} label={`${texts.openCalendar}: ${label}`} onPress={onPress} size="small" />
    </span>
  )
}

/** A date typed as dd/MM/yyyy (05032026, 5/3/26 and 5.3.2026 are understood) or chosen in a calendar. */
export function DateField({ value, onChange, onBlur, min, max, placeholder = 'dd/mm/yyyy', ...rest }: DateFieldProps) {
  const button = useRef<HTMLSpanElement>(null)
  const [isOpen, setOpen] = useState(false)

  const type = (next: string) => {
    const text = withSlashes(dateText(value), next)
    onChange(/^\d{2}\/\d{2}\/\d{4}$/.test(text) ? (parsedDate(text) ?? text) : text)
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const date = isIsoDay(value) ? value : parsedDate(value, max)
    if (date !== undefined && date !== value) onChange(date)
    onBlur?.(event)
  }
  const choose = (iso: string) => {
    setOpen(false)
    onChange(iso)
  }
  const isFixed = rest.isReadOnly === true || rest.isDisabled === true
  return (
    <>
      <InputField
        {...rest}
        autoComplete="off"
        inputMode="numeric"
        maxLength={10}
        onBlur={leave}
        onChange={type}
        placeholder={placeholder}
        suffix={isFixed ? undefined : <CalendarButton label={rest.label} onPress={() => setOpen(true)} ref={button} />}
        value={dateText(value)}
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
              value={isIsoDay(value) ? value : ''}
            />
          )}
        </LazyPart>
      )}
    </>
  )
}
