import type { FocusEvent } from 'react'
import { useMemo, useRef, useState } from 'react'
import type { Key } from 'react-aria-components'
import {
  ComboBox as AriaComboBox,
  Button,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components'
import { CheckIcon, ChevronDownIcon } from '../icons/firstIcons.tsx'
import { ariaState, type FieldProps, type InputRef, type Option } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import '../overlay/Popover.css'
import './ComboBox.css'

export type ComboBoxProps = FieldProps & {
  /** The chosen option's value, or ''. */
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  options: readonly Option[]
  /** Folds a text for the search, for example to lower case without diacritics. */
  fold?: ((text: string) => string) | undefined
  /** What stands in the list when nothing matches. */
  emptyText: string
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: InputRef | undefined
}

const lowerCase = (text: string) => text.toLowerCase()

/** One of many options, found by typing any part of their words. Emptying the text chooses nothing. */
export function ComboBox({
  value,
  onChange,
  onBlur,
  options,
  fold = lowerCase,
  emptyText,
  placeholder = '',
  name,
  inputRef,
  ...field
}: ComboBoxProps) {
  const chosenLabel = options.find((option) => option.value === value)?.label ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const isFound = useSearch(options, fold)
  const control = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const state = ariaState(field)
  const { isDisabled, isInvalid, isReadOnly } = state

  const type = (text: string) => {
    setTyped(text === chosenLabel ? null : text)
    if (text === '' && value !== '') onChange('')
  }
  const choose = (key: Key | null) => {
    setTyped(null)
    if (key !== null && key !== value) onChange(String(key))
  }
  return (
    <AriaComboBox
      {...state}
      allowsEmptyCollection
      className="ui-field"
      defaultFilter={isFound}
      defaultItems={options}
      inputValue={typed ?? chosenLabel}
      onChange={choose}
      onInputChange={type}
      value={value === '' ? null : value}
    >
      {({ isOpen }) => (
        <>
          <FieldLabel {...field} />
          <Group
            className="ui-control"
            isDisabled={isDisabled}
            isInvalid={isInvalid}
            isReadOnly={isReadOnly}
            ref={control}
            role="presentation"
          >
            <Input
              className="ui-input"
              name={name}
              onBlur={onBlur}
              // Tabbing through a form leaves the list closed; a press on the text opens it.
              onClick={() => !isOpen && button.current?.click()}
              placeholder={placeholder}
              ref={inputRef ?? null}
            />
            <Button className="ui-combobox-button" ref={button}>
              <ChevronDownIcon size={14} />
            </Button>
          </Group>
          <FieldNotes {...field} />
          <Popover className="ui-popover ui-combobox-popover" triggerRef={control}>
            <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 32, padding: 4 }}>
              <ListBox<Option>
                className="ui-listbox"
                renderEmptyState={() => <p className="ui-listbox-empty">{emptyText}</p>}
              >
                {(option) => <OptionRow id={option.value} option={option} />}
              </ListBox>
            </Virtualizer>
          </Popover>
        </>
      )}
    </AriaComboBox>
  )
}

// The list tells its rows apart by the id that it finds here: without one, options in another order, as in another language, break it.
function OptionRow({ id, option }: { id: string; option: Option }) {
  return (
    <ListBoxItem className="ui-option" id={id} isDisabled={option.isDisabled === true} textValue={option.label}>
      {({ isSelected }) => (
        <>
          <span className="ui-option-words">
            <span>{option.label}</span>
            {option.description !== undefined && <span className="ui-option-note">{option.description}</span>}
          </span>
          {isSelected && <CheckIcon />}
        </>
      )}
    </ListBoxItem>
  )
}

// Every word that was typed has to occur, in any order: "ha noi dong" finds "Quận Hà Đông, Hà Nội". Descriptions count too.
function useSearch(options: readonly Option[], fold: (text: string) => string) {
  return useMemo(() => {
    const folded = new Map(options.map(({ label, description = '' }) => [label, fold(`${label} ${description}`)]))
    return (label: string, typed: string) => {
      const text = folded.get(label) ?? fold(label)
      return fold(typed)
        .split(/\s+/)
        .every((word) => text.includes(word))
    }
  }, [options, fold])
}
