import { parseDate } from '@internationalized/date'
import type { RefObject } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Dialog,
  Heading,
  Popover,
} from 'react-aria-components'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx'
import '../overlay/Popover.css'
import './CalendarPopover.css'

type CalendarPopoverProps = {
  label: string
  /** 'YYYY-MM-DD' or ''. */
  value: string
  min: string | undefined
  max: string | undefined
  onChoose: (iso: string) => void
  onClose: () => void
  trigger: RefObject<HTMLElement | null>
}

/** The open calendar of a DateField; a chunk of its own. */
export function CalendarPopover({ label, value, min, max, onChoose, onClose, trigger }: CalendarPopoverProps) {
  return (
    <Popover
      className="ui-popover"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="bottom end"
      triggerRef={trigger}
    >
      <Dialog aria-label={label} className="ui-calendar-dialog">
        <Calendar
          {...(min === undefined ? {} : { minValue: parseDate(min) })}
          {...(max === undefined ? {} : { maxValue: parseDate(max) })}
          aria-label={label}
          autoFocus
          className="ui-calendar"
          defaultValue={value === '' ? null : parseDate(value)}
          firstDayOfWeek="mon"
          onChange={(date) => onChoose(date.toString())}
        >
          <header className="ui-calendar-header">
            <Button className="ui-button" data-icon-only data-size="small" data-variant="quiet" slot="previous">
              <ChevronLeftIcon />
            </Button>
            <Heading className="ui-calendar-month" />
            <Button className="ui-button" data-icon-only data-size="small" data-variant="quiet" slot="next">
              <ChevronRightIcon />
            </Button>
          </header>
          <CalendarGrid weekdayStyle="narrow">
            <CalendarGridHeader>
              {(day) => <CalendarHeaderCell className="ui-calendar-weekday">{day}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>{(date) => <CalendarCell className="ui-calendar-day" date={date} />}</CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </Dialog>
    </Popover>
  )
}
