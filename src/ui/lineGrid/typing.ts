import type { KeyboardEvent } from 'react'
import type { TypingState } from './lineKeys.ts'

/** Whether a key belongs to a composition of letters. Safari ends it before the key that ends it, which then has the code 229. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === 229

export const isField = (target: EventTarget): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement

/** What of a field's text is selected. */
export const typingState = (field: HTMLInputElement | HTMLTextAreaElement): TypingState => {
  const { selectionStart: start, selectionEnd: end } = field
  const { length } = field.value
  return {
    isWhole: start === 0 && end === length,
    isAtStart: start === 0 && end === 0,
    isAtEnd: start === length && end === length,
    isLong: field instanceof HTMLTextAreaElement,
  }
}

/** Breaks the line where the caret is. */
export const breakLine = (field: HTMLTextAreaElement): void => {
  field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
