/** What a walk looks for by name: part of it in any case, all of it where `exact`, or a pattern. */
export type Wanted = string | RegExp

/** Whether a name or a text is the wanted one, by the rules of the walks' locators. */
export const matches =
  (wanted: Wanted, exact: boolean) =>
  (given: string): boolean => {
    const text = given.replaceAll(/\s+/g, ' ').trim()
    if (typeof wanted !== 'string') return wanted.test(text)
    return exact ? text === wanted : text.toLowerCase().includes(wanted.toLowerCase())
  }
