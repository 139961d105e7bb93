import type { RefObject } from 'react'
import { possibleOf, type Command, type PossibleCommand } from './command.ts'

type Offer = {
  /** An element of the screen that offers. */
  screen: RefObject<Element | null>
  commands: readonly Command[]
}

const offers = new Set<Offer>()
const listeners = new Set<() => void>()
let version = 0

const notify = (): void => {
  version += 1
  for (const listener of listeners) listener()
}

/** Offers a screen's commands until the answer is called. */
export const offer = (offered: Offer): (() => void) => {
  offers.add(offered)
  notify()
  return () => {
    offers.delete(offered)
    notify()
  }
}

export const followOffers = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Changes with every change of what is offered. */
export const offersVersion = (): number => version

/** The dialog that lies on top of everything, or null over the page itself. */
export const topDialog = (): Element | null => [...document.querySelectorAll('.ui-modal')].at(-1) ?? null

const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

/**
 * What is possible in a dialog, or on the page itself for null, in the order in which its screens stand there. What a dialog covers
 * is not possible: its buttons cannot be pressed either.
 */
export const possibleIn = (dialog: Element | null): readonly PossibleCommand[] =>
  [...offers]
    .flatMap(({ screen, commands }) => (screen.current === null ? [] : [{ element: screen.current, commands }]))
    .filter(({ element }) => element.closest('.ui-modal') === dialog)
    .toSorted((one, other) => (isBefore(one.element, other.element) ? -1 : 1))
    .flatMap(({ commands }) => possibleOf(commands))
