import {
  fireEvent,
  queryAllByLabelText,
  queryAllByRole,
  queryAllByText,
  waitFor,
  type ByRoleMatcher,
} from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { matches, type Wanted } from './matching.ts'

interface ByName {
  readonly exact?: boolean
}

interface ByRole extends ByName {
  readonly name?: Wanted
  readonly includeHidden?: boolean
}

/** Milliseconds that an element may take to come. */
interface Patience {
  readonly timeout?: number
}

const user = userEvent.setup()

const spelt = (wanted: Wanted) => (typeof wanted === 'string' ? `'${wanted}'` : String(wanted))

const calledByRole = (role: ByRoleMatcher, { name }: ByRole) =>
  `${String(role)} ${name === undefined ? '' : spelt(name)}`.trim()

const allByRole = (inside: HTMLElement, role: ByRoleMatcher, { name, exact = false, includeHidden = false }: ByRole) =>
  queryAllByRole(inside, role, { hidden: includeHidden, ...(name === undefined ? {} : { name: matches(name, exact) }) })

const isDisabled = (element: Element) =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true'

/** Lets the reader see what the gesture touches. */
const light = (element: HTMLElement) => {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  element.animate(
    [
      { outline: '3px solid #d9480f', outlineOffset: '2px' },
      { outline: '3px solid transparent', outlineOffset: '2px' },
    ],
    { duration: 900, easing: 'ease-in' },
  )
}

/** An element of the page as walks name it, sought anew each time. */
export class PlainLocator {
  readonly #called: string
  readonly #find: () => readonly HTMLElement[]

  constructor(called: string, find: () => readonly HTMLElement[]) {
    this.#called = called
    this.#find = find
  }

  /** The element, or null where none is there. Throws where several are. */
  query(): HTMLElement | null {
    const found = this.#find()
    if (found.length > 1) throw new Error(`${found.length} elements are ${this.#called}`)
    return found[0] ?? null
  }

  element(): HTMLElement {
    const found = this.query()
    if (found === null) throw new Error(`no element is ${this.#called}`)
    return found
  }

  elements(): readonly HTMLElement[] {
    return this.#find()
  }

  first(): PlainLocator {
    return new PlainLocator(`the first ${this.#called}`, () => this.#find().slice(0, 1))
  }

  last(): PlainLocator {
    return new PlainLocator(`the last ${this.#called}`, () => this.#find().slice(-1))
  }

  getByRole(role: ByRoleMatcher, wanted: ByRole = {}): PlainLocator {
    return new PlainLocator(`${calledByRole(role, wanted)} in ${this.#called}`, () =>
      this.#find().flatMap((element) => allByRole(element, role, wanted)),
    )
  }

  async click(patience: Patience = {}): Promise<void> {
    const element = await this.#usable(patience)
    light(element)
    await user.click(element)
  }

  /** Gives a field its value at once, as a paste does. */
  async fill(value: string, patience: Patience = {}): Promise<void> {
    const element = await this.#usable(patience)
    light(element)
    element.focus()
    fireEvent.input(element, { target: { value } })
    fireEvent.change(element, { target: { value } })
  }

  /** Chooses the option of a `select` that is shown as `name`. */
  async selectOptions(name: string, patience: Patience = {}): Promise<void> {
    const element = await this.#usable(patience)
    light(element)
    await user.selectOptions(element, name)
  }

  #usable({ timeout = 3000 }: Patience): Promise<HTMLElement> {
    return waitFor(
      () => {
        const element = this.element()
        if (isDisabled(element)) throw new Error(`${this.#called} is disabled`)
        return element
      },
      { timeout, container: document.body },
    )
  }
}

/** The page as the gestures of the walks know it from Vitest, over a page of its own. */
export const page = {
  getByRole: (role: ByRoleMatcher, wanted: ByRole = {}) =>
    new PlainLocator(calledByRole(role, wanted), () => allByRole(document.body, role, wanted)),
  getByLabelText: (text: Wanted, { exact = false }: ByName = {}) =>
    new PlainLocator(`labelled ${spelt(text)}`, () => queryAllByLabelText(document.body, matches(text, exact))),
  getByText: (text: Wanted, { exact = false }: ByName = {}) =>
    new PlainLocator(`text ${spelt(text)}`, () => queryAllByText(document.body, matches(text, exact))),
}
