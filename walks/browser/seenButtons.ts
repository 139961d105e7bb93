import { queryAllByRole } from '@testing-library/dom'

/** The buttons in a view by their accessible names, in the order of the page; a name stands once per button. */
export interface SeenButtons {
  readonly open: readonly string[]
  readonly closed: readonly string[]
}

/** Not hidden, and not behind a dialog that has to be answered first. */
export const isReachable = (element: Element): boolean =>
  element.closest('[inert], [aria-hidden=true], [hidden]') === null &&
  element.checkVisibility({ visibilityProperty: true })

const isDisabled = (element: Element) => element.matches(':disabled, [aria-disabled=true]')

/** Whether a user cannot press it. */
export const isClosed = (element: Element): boolean => isDisabled(element) || !isReachable(element)

const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

export const textOf = (element: Element): string => normal(element.textContent)

/** Every button that a user can reach, with its accessible name. */
const reachable = () => {
  const found: { readonly element: Element; readonly name: string }[] = []
  queryAllByRole(document.body, 'button', {
    name: (name, element) => {
      if (isReachable(element)) found.push({ element, name: normal(name) })
      return false
    },
  })
  return found
}

/** All buttons that a user can reach, whether they can be pressed or not. */
export const seenButtons = (): SeenButtons => {
  const buttons = reachable()
  const named = (isWanted: (element: Element) => boolean) =>
    buttons.filter(({ element }) => isWanted(element)).map(({ name }) => name)
  return { open: named((element) => !isDisabled(element)), closed: named(isDisabled) }
}
