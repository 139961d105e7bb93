import { waitFor } from '@testing-library/dom'
import type { PlainLocator } from './page.ts'

interface Patience {
  readonly timeout?: number
  readonly message?: string
}

const must = (holds: boolean, what: string) => {
  if (!holds) throw new Error(what)
}

const patiently = (check: () => void, { timeout = 3000 }: Patience) =>
  waitFor(check, { timeout, container: document.body })

const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true })

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What the assertions of the walks expect of an element, awaited. */
const element = (locator: PlainLocator, patience: Patience = {}) => ({
  toBeVisible: () => patiently(() => must(isSeen(locator.element()), 'the element is not visible'), patience),
  toBeInTheDocument: () => patiently(() => void locator.element(), patience),
  not: {
    toBeInTheDocument: () =>
      patiently(() => must(locator.elements().length === 0, 'the element is still there'), patience),
  },
})

/** Waits until what is read is as expected. */
const poll = (read: () => unknown, patience: Patience = {}) => ({
  toEqual: (wanted: unknown) =>
    patiently(() => {
      const given = read()
      must(
        same(given, wanted),
        `${patience.message ?? 'read'}: ${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}`,
      )
    }, patience),
})

const now = (given: unknown) => ({
  toEqual: (wanted: unknown) =>
    must(same(given, wanted), `${JSON.stringify(given)} instead of ${JSON.stringify(wanted)}`),
})

/** As much of Vitest's `expect` as the walks use. */
export const expect = Object.assign(now, { element, poll })
