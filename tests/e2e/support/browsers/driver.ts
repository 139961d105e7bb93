import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One element by its role and accessible name, by what a browser fills into it, or by its text; where there are several, the one at `nth`. */
export interface Step {
  readonly role?: string
  readonly name?: string
  /** Its `autocomplete`: a password field has no role. */
  readonly autocomplete?: string
  readonly text?: string
  readonly nth?: number
}

/** From the document inwards: each step is looked for inside the element of the one before. */
export type Target = readonly Step[]

/** As events name them. */
export type PressedKey = 'Enter' | 'F7'

/** What a journey needs of a browser: input as a person gives it, and what stands on the page. */
export interface Driver {
  readonly goTo: (url: string) => Promise<void>
  readonly address: () => Promise<string>
  /** Clicks, types, chooses: false where the element is not there (yet). */
  readonly click: (target: Target) => Promise<boolean>
  /** Types into a field, whose text is replaced. */
  readonly type: (target: Target, text: string) => Promise<boolean>
  /** Chooses an option of a select element by its value. */
  readonly choose: (target: Target, value: string) => Promise<boolean>
  /** Types into what has the focus, a character at a time. */
  readonly write: (text: string) => Promise<void>
  readonly press: (key: PressedKey) => Promise<void>
  /** What a script answers that runs in the page. @param body of a function without parameters, whose promise is awaited */
  readonly run: (body: string) => Promise<unknown>
  readonly isThere: (target: Target) => Promise<boolean>
  /** What stands in a field; null where it is not there. */
  readonly valueOf: (target: Target) => Promise<string | null>
  /** Opens another tab of the browser, or window with the same cookies, and goes on in it. */
  readonly openTab: () => Promise<void>
  /** Goes on in a tab, the first for 0. */
  readonly showTab: (place: number) => Promise<void>
  /** Puts a cookie of the page's site into the browser. */
  readonly putCookie: (name: string, value: string) => Promise<void>
  /** Text of the whole page, for a failure's message. */
  readonly pageText: () => Promise<string>
  readonly close: () => Promise<void>
}

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('@testing-library/dom')
    .replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/**
 * Body of a function without parameters that puts the library into a page which finds elements as a screen reader names them. Scripts
 * for the page are text: what the page allows of itself, such as making functions of text, has no part in it.
 */
export const installFinder = `(function () { ${library}\n }).call(window)`

/** Body of a function without parameters that answers whether the library is there. */
export const hasFinder = 'return window.TestingLibraryDom !== undefined'

/** Body of a function without parameters that answers the element or null. */
export const findBody = (target: Target): string => `
  const { queryAllByRole, queryAllByText } = window.TestingLibraryDom
  let place = document.body
  for (const { role, name, autocomplete, text, nth = 0 } of ${JSON.stringify(target)}) {
    const found =
      role !== undefined
        ? queryAllByRole(place, role, name === undefined ? {} : { name })
        : autocomplete === undefined
          ? queryAllByText(place, text)
          : place.querySelectorAll('input[autocomplete=' + autocomplete + ']')
    if (found[nth] === undefined) return null
    place = found[nth]
  }
  return place
`
