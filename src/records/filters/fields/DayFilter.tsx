import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { DateField } from '../../../ui/form/DateField.tsx'
import { isIsoDay } from '../../../ui/form/dateText.ts'

interface Props {
  readonly label: string
  /** 'YYYY-MM-DD', or '' for none. */
  readonly value: string
  /** The day that it may not lie before, or ''. */
  readonly first: string
  readonly onChange: (day: string) => void
}

/** A day that narrows a list. A text that is no day narrows nothing, and is said to be none once it is left. */
export const DayFilter = ({ label, value, first, onChange }: Props) => {
  const { t } = useLingui()
  const [noDay, setNoDay] = useState('')
  const [isLeft, setLeft] = useState(false)
  const change = (next: string): void => {
    const isDay = next === '' || isIsoDay(next)
    setNoDay(isDay ? '' : next)
    setLeft(false)
    onChange(isDay ? next : '')
  }
  const problem =
    noDay !== '' && isLeft
      ? t`This is no day of the calendar`
      : value !== '' && value < first
        ? t`This day lies before the first one`
        : undefined
  return (
    <DateField
      errorMessage={problem}
      label={label}
      onBlur={() => setLeft(true)}
      onChange={change}
      value={value === '' ? noDay : value}
    />
  )
}
