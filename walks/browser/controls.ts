import type { Locator } from 'vitest/browser'
import { briefly, untilNone } from './patience.ts'
import { isClosed } from './seenButtons.ts'

/** `user`: by mouse and keyboard, as a person. `page`: by events that the page makes itself, without a way through the browser. */
export type Means = 'user' | 'page'

const means: { current: Means } = { current: 'user' }

/** Sets how controls are used from now on. */
export const setMeans = (wanted: Means): void => {
  means.current = wanted
}

/** The element of a control, once it can be used. Throws where it cannot be within the time of a step. */
const usable = async (control: Locator): Promise<HTMLElement> => {
  const found: HTMLElement[] = []
  await untilNone(() => {
    const element = control.query()
    if (!(element instanceof HTMLElement) || isClosed(element)) return [control]
    found.push(element)
    return []
  })
  const [element] = found
  if (element === undefined) throw new Error(`${control.selector} cannot be used`)
  return element
}

/** Clicks a control, which has the focus then. */
export const click = async (control: Locator): Promise<void> => {
  if (means.current === 'user') return control.click(briefly)
  const element = await usable(control)
  const target = element.closest('label')?.control ?? element
  target.focus()
  target.click()
}

/** Fills a text field. */
export const fill = async (field: Locator, text: string): Promise<void> => {
  if (means.current === 'user') return field.fill(text, briefly)
  const element = await usable(field)
  const prototype = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype
  element.focus()
  // React takes notice of a value only where its own property is passed over.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
