import type { KeyboardEvent, RefObject } from 'react'
import { useRef, useState } from 'react'
import { CloseIcon } from '../icons/firstIcons.tsx'
import { SearchIcon } from '../icons/icons.tsx'
import { useTexts } from '../texts.ts'
import '../form/Field.css'
import './SearchField.css'

type SearchFieldProps = {
  label: string
  /** What the list is searched by now. */
  value: string
  /** Enter, or '' as soon as the text is emptied or cleared. */
  onSearch: (text: string) => void
  placeholder?: string | undefined
  maxLength: number
}

type SearchTextProps = Pick<SearchFieldProps, 'value' | 'onSearch'> & { input: RefObject<HTMLInputElement | null> }

/** The typed text, which follows what the list is searched by. */
function useSearchText({ value, onSearch, input }: SearchTextProps) {
  const [searched, setSearched] = useState(value)
  const [text, setText] = useState(value)
  if (searched !== value) {
    setSearched(value)
    setText(value)
  }
  const type = (next: string) => {
    setText(next)
    if (next === '' && value !== '') onSearch('')
  }
  const clear = () => {
    type('')
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // 229 is what Safari reports for the Enter that ends a composition.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return
    if (event.key === 'Enter') {
      event.preventDefault()
      onSearch(text.normalize('NFC').trim())
    } else if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      clear()
    }
  }
  return { text, type, clear, press }
}

/** Searches a list when Enter is pressed, but not by the Enter that ends the composing of a syllable. */
export function SearchField({ label, value, onSearch, placeholder, maxLength }: SearchFieldProps) {
  const texts = useTexts()
  const input = useRef<HTMLInputElement>(null)
  const { text, type, clear, press } = useSearchText({ value, onSearch, input })
  return (
    <search className="ui-control ui-search">
      <span aria-hidden="true" className="ui-control-affix">
        <SearchIcon />
      </span>
      <input
        aria-label={label}
        autoComplete="off"
        className="ui-input"
        enterKeyHint="search"
        maxLength={maxLength}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        placeholder={placeholder}
        ref={input}
        spellCheck={false}
        type="search"
        value={text}
      />
      {text !== '' && (
        <button aria-label={texts.clear} className="ui-search-clear" onClick={clear} type="button">
          <CloseIcon size={14} />
        </button>
      )}
    </search>
  )
}
