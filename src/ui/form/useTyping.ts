import { useMemo, useState, type FocusEvent } from 'react'
import type { Key } from 'react-aria-components'
import type { ComboBoxProps } from './ComboBox.tsx'
import { namedOption, rankedOptions, type Fold } from './optionSearch.ts'

type TypingProps = Pick<ComboBoxProps, 'value' | 'onChange' | 'onBlur' | 'options' | 'emptyText' | 'onSearch'> & {
  readonly fold: Fold
  readonly isSearched: boolean
  readonly isDisabled: boolean
}

/** What is being typed, until an option is chosen or the field is left. */
export const useTyping = ({
  value,
  onChange,
  onBlur,
  onSearch,
  options,
  emptyText,
  fold,
  isSearched,
  isDisabled,
}: TypingProps) => {
  const [typed, setTyped] = useState<string | null>(null)
  // A form that is closed by a key while a search stands in the field: the search ends without leaving the field.
  if (isSearched && isDisabled && typed !== null) setTyped(null)
  const items = useMemo(() => rankedOptions(options, typed ?? '', fold), [options, typed, fold])
  const type = (text: string) => {
    setTyped(text)
    onSearch?.(text)
    if (!isSearched) onChange(text.trim() === '' ? '' : text)
  }
  const endTyping = () => {
    setTyped(null)
    onSearch?.('')
  }
  // What react-aria reports besides an option is a text of one's own, which is the value already.
  const choose = (key: Key | null) => {
    if (key === null) return
    endTyping()
    if (key !== value) onChange(String(key))
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const named = typed === null || emptyText === null ? undefined : namedOption(options, typed, fold)
    endTyping()
    if (named !== undefined && named.value !== value) onChange(named.value)
    onBlur?.(event)
  }
  return { typed, items, type, choose, leave }
}
