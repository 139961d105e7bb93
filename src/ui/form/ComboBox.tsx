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
import { namedOption, rankedOptions, type Fold } from './optionSearch.ts'
import '../overlay/Popover.css'
import './ComboBox.css'

export type ComboBoxProps = FieldProps & {
  /** The chosen option's value, or the typed text where it names none, or ''. */
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  options: readonly Option[]
  fold?: Fold | undefined
  /** What stands in the list when nothing matches. */
  emptyText: string
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: InputRef | undefined
}

const lowerCase = (text: string) => text.toLowerCase()

/**
 * One of many options, found by typing. A text that is left chooses the option that it names wholly; any other stays as it was typed and is
 * the value, for the form to say what is wrong with it. Emptying the text chooses nothing.
 */
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
  const chosen = options.find((option) => option.value === value)
  // What is being typed, until an option is chosen or the field is left.
  const [typed, setTyped] = useState<string | null>(null)
  const items = useMemo(() => rankedOptions(options, typed ?? '', fold), [options, typed, fold])
  const control = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const state = ariaState(field)
  const { isDisabled, isInvalid, isReadOnly } = state

  const type = (text: string) => {
    setTyped(text)
    onChange(text.trim() === '' ? '' : text)
  }
  // What react-aria reports besides an option is a text of one's own, which is the value already.
  const choose = (key: Key | null) => {
    if (key === null) return
    setTyped(null)
    if (key !== value) onChange(String(key))
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const named = typed === null ? undefined : namedOption(options, typed, fold)
    setTyped(null)
    if (named !== undefined && named.value !== value) onChange(named.value)
    onBlur?.(event)
  }
  return (
    <AriaComboBox
      {...state}
      allowsCustomValue
      allowsEmptyCollection
      className="ui-field"
      inputValue={typed ?? chosen?.label ?? value}
      items={items}
      onChange={choose}
      onInputChange={type}
      value={typed === null ? (chosen?.value ?? null) : null}
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
              onBlur={leave}
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
