import type { FocusEvent, Ref } from 'react'
import { use, useEffect, useEffectEvent, useRef } from 'react'
import { ComboBox as AriaComboBox, Button, ComboBoxStateContext, Group, Input } from 'react-aria-components'
import { ChevronDownIcon } from '../icons/firstIcons.tsx'
import { OptionsPopover } from './OptionsPopover.tsx'
import { ariaState, type FieldProps, type InputRef, type Option } from './field.ts'
import { FieldLabel, FieldNotes } from './FieldParts.tsx'
import type { Fold } from './optionSearch.ts'
import { useTyping } from './useTyping.ts'
import './ComboBox.css'

export type ComboBoxProps = FieldProps & {
  /** The chosen option's value, or the typed text where it names none, or ''. */
  value: string
  onChange: (value: string) => void
  onBlur?: ((event: FocusEvent<HTMLInputElement>) => void) | undefined
  options: readonly Option[]
  fold: Fold
  /** Whether a typed text is a search and never the value: one that is left without a choice goes back to what was chosen. */
  isSearched?: boolean | undefined
  /** Called with what is typed, for options that are looked up; with an empty text once an option is chosen or the field is left. */
  onSearch?: ((typed: string) => void) | undefined
  /**
   * What stands in the list when nothing matches. Null makes the options suggestions: the list is open while there are any for what is
   * typed, and leaving the field chooses none.
   */
  emptyText: string | null
  placeholder?: string | undefined
  name?: string | undefined
  inputRef?: InputRef | undefined
}

/**
 * One of many options, found by typing. A text that is left chooses the option that it names wholly; any other stays as it was typed and is
 * the value, for the form to say what is wrong with it. Emptying the text chooses nothing. With `isSearched` nothing but a choice changes the
 * value.
 */
export function ComboBox({ onChange, onBlur, onSearch, fold, isSearched = false, ...shown }: ComboBoxProps) {
  const { value, options, emptyText, placeholder = '', name, inputRef, ...field } = shown
  const chosen = options.find((option) => option.value === value)
  const state = ariaState(field)
  const typing = useTyping({ value, onChange, onBlur, onSearch, options, emptyText, fold, isSearched, ...state })
  const { typed, items } = typing
  const control = useRef<HTMLDivElement>(null)
  return (
    <AriaComboBox
      {...state}
      allowsCustomValue
      allowsEmptyCollection={emptyText !== null}
      className="ui-field"
      inputValue={typed ?? chosen?.label ?? value}
      items={items}
      onChange={typing.choose}
      onInputChange={typing.type}
      value={typed === null ? (chosen?.value ?? null) : null}
    >
      {({ isOpen }) => (
        <>
          <FieldLabel {...field} />
          <Control
            inputRef={inputRef}
            isOpen={isOpen}
            hasOffers={emptyText === null ? typed !== null && items.length > 0 : null}
            name={name}
            onLeave={typing.leave}
            placeholder={placeholder}
            ref={control}
            state={state}
          />
          <FieldNotes {...field} />
          <OptionsPopover emptyText={emptyText ?? ''} triggerRef={control} />
        </>
      )}
    </AriaComboBox>
  )
}

type ControlProps = Pick<ComboBoxProps, 'name' | 'inputRef'> & {
  readonly placeholder: string
  readonly state: ReturnType<typeof ariaState>
  readonly isOpen: boolean
  /** Whether there are suggestions for what is typed, with which the list opens and closes; null where options are no suggestions. */
  readonly hasOffers: boolean | null
  readonly onLeave: (event: FocusEvent<HTMLInputElement>) => void
  readonly ref: Ref<HTMLDivElement>
}

/** The text with the button that opens the options. */
function Control({ state, isOpen, hasOffers, name, placeholder, inputRef, onLeave, ref }: ControlProps) {
  const button = useRef<HTMLButtonElement>(null)
  const list = use(ComboBoxStateContext)
  const follow = useEffectEvent(() => (hasOffers === true ? list?.open(null, 'input') : list?.close()))
  useEffect(() => {
    if (hasOffers !== null) follow()
  }, [hasOffers])
  return (
    <Group
      className="ui-control"
      isDisabled={state.isDisabled}
      isInvalid={state.isInvalid}
      isReadOnly={state.isReadOnly}
      ref={ref}
      role="presentation"
    >
      <Input
        className="ui-input"
        name={name}
        onBlur={onLeave}
        // Tabbing through a form leaves the list closed; a press on the text opens it.
        onClick={() => !isOpen && button.current?.click()}
        placeholder={placeholder}
        ref={inputRef ?? null}
      />
      {hasOffers === null && (
        <Button className="ui-combobox-button" ref={button}>
          <ChevronDownIcon size={14} />
        </Button>
      )}
    </Group>
  )
}
