import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dateRange, dateRangePresets, type DateRangePreset } from '../../../domain/dateRanges.ts'
import { vietnamDay } from '../../../domain/dates.ts'
import { Select } from '../../../ui/form/Select.tsx'
import type { FilterChange } from '../filter.ts'

const names: Readonly<Record<DateRangePreset, MessageDescriptor>> = {
  lastWeek: msg`Last week`,
  lastMonth: msg`Last month`,
  last3Months: msg`Last 3 months`,
  last6Months: msg`Last 6 months`,
}

interface Props {
  readonly label: string
  /** The filters that hold its first and its last day. */
  readonly days: { readonly from: string; readonly to: string }
  readonly chosen: Readonly<Record<string, string>>
  readonly onChange: (changed: FilterChange) => void
}

/** Days that end today in Vietnam, chosen by name (seed 002 §9). It shows the name of days that were typed as well. */
export const PeriodFilter = ({ label, days, chosen, onChange }: Props) => {
  const { t, i18n } = useLingui()
  const [today] = useState(() => vietnamDay(new Date()))
  const isChosen = (preset: DateRangePreset): boolean => {
    const { from, to } = dateRange(preset, today)
    return chosen[days.from] === from && chosen[days.to] === to
  }
  const preset = dateRangePresets.find(isChosen) ?? ''
  const isTyped = preset === '' && (chosen[days.from] !== undefined || chosen[days.to] !== undefined)
  const anyTime = t`Any time`
  const change = (value: string): void => {
    const range = dateRangePresets.find((one) => one === value)
    const { from, to } = range === undefined ? { from: '', to: '' } : dateRange(range, today)
    onChange({ [days.from]: from, [days.to]: to })
  }
  const named = dateRangePresets.map((one) => ({ value: one, label: i18n._(names[one]) }))
  return (
    <Select
      label={label}
      onChange={change}
      options={isTyped ? [{ value: 'any', label: anyTime }, ...named] : named}
      placeholder={isTyped ? t`Other days` : anyTime}
      value={preset}
    />
  )
}
