import type { RefObject } from 'react'
import { ListBox, ListBoxItem, ListLayout, Popover, Virtualizer } from 'react-aria-components'
import { CheckIcon } from '../icons/firstIcons.tsx'
import type { Option } from './field.ts'
import '../overlay/Popover.css'
import './ComboBox.css'

interface OptionsPopoverProps {
  readonly triggerRef: RefObject<HTMLDivElement | null>
  readonly emptyText: string
}

/** The options that match, drawn as far as they are in view. */
export function OptionsPopover({ triggerRef, emptyText }: OptionsPopoverProps) {
  return (
    <Popover className="ui-popover ui-combobox-popover" triggerRef={triggerRef}>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32, padding: 4 }}>
        <ListBox<Option>
          className="ui-listbox"
          renderEmptyState={() => <p className="ui-listbox-empty">{emptyText}</p>}
        >
          {(option) => <OptionRow id={option.value} option={option} />}
        </ListBox>
      </Virtualizer>
    </Popover>
  )
}

// The list distinguishes its rows by the id that it finds here: without one, options in another order, as in another language, break it.
function OptionRow({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem className="ui-option" id={id} isDisabled={option.isDisabled === true} textValue={option.label}>
      {({ isSelected }) => (
        <>
          <span className="ui-option-text">
            <span>{option.label}</span>
            {option.description !== undefined && <span className="ui-option-note">{option.description}</span>}
          </span>
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  )
}
