/** Where a decision stands: a page of its own, or a place in the page of a capability, under the number that it got first. */
export interface DecisionPlace {
  readonly number: string
  readonly file: string
  readonly heading: string
}

/** A page of `docs/decisions`, by its name there. */
export interface DecisionPage {
  readonly file: string
  readonly text: string
}

const anchor = /<a id="(\d{4})"><\/a>/g
const anchors = (line: string) =>
  [...line.matchAll(anchor)].flatMap(([, number]) => (number === undefined ? [] : [number]))
const headingText = (line: string) =>
  line
    .replaceAll(anchor, '')
    .replace(/^#+\s*(?:\d{4}[.:]?\s+)?/, '')
    .trim()

const placesOn = ({ file, text }: DecisionPage): readonly DecisionPlace[] => {
  const own = /^(\d{4})-/.exec(file)?.[1]
  const places: DecisionPlace[] = []
  let heading = ''
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) heading = headingText(line)
    if (own !== undefined && line.startsWith('# ')) places.push({ number: own, file, heading })
    for (const number of anchors(line)) places.push({ number, file, heading })
  }
  return places
}

/** Where each number leads, in their order. */
export const decisionPlaces = (pages: readonly DecisionPage[]): readonly DecisionPlace[] =>
  pages.flatMap(placesOn).toSorted((one, other) => one.number.localeCompare(other.number))

const titleOf = ({ text }: DecisionPage) => headingText(text.split('\n', 1)[0] ?? '')
const addressOf = ({ number, file }: DecisionPlace) => (file.startsWith(number) ? file : `${file}#${number}`)

/** The page `docs/decisions/README.md`: the pages of capabilities, and where each number leads. */
export const decisionIndex = (pages: readonly DecisionPage[]): string => {
  const byCapability = pages.filter(({ file }) => !/^\d{4}-/.test(file))
  return [
    '# Decisions',
    '',
    'What holds, why, what was tried and dropped, and what it costs, by capability. A page says what is in force; how it came to be is in the history of the repository.',
    '',
    'Each decision has a number, by which code, tests and texts name it: `decision 0122` and `docs/decisions/0122` both mean the row of that number in the table below. A new decision is written into the page of its',
    'capability, under the next free number as an anchor in the heading, or is a page of its own until it has settled. This page is written by `npm run api-docs`.',
    '',
    ...byCapability.map((page) => `- [${titleOf(page)}](${page.file})`),
    '',
    '| number | where | under |',
    '|---|---|---|',
    ...decisionPlaces(pages).map(
      (place) => `| ${place.number} | [${place.file.replace(/\.md$/, '')}](${addressOf(place)}) | ${place.heading} |`,
    ),
    '',
  ].join('\n')
}

/** Numbers that stand in more than one place. */
export const doubleNumbers = (pages: readonly DecisionPage[]): readonly string[] => {
  const numbers = decisionPlaces(pages).map(({ number }) => number)
  return [...new Set(numbers.filter((number, at) => numbers.indexOf(number) !== at))]
}

const byNumber = /\bdecisions?[ /](\d{4})\b(?!-)/g
const byAddress = /\bdecisions\/([a-z0-9-]+\.md)(?:#([\w-]+))?/g
const withinFolder = /\]\(([a-z0-9-]+\.md)(?:#([\w-]+))?\)/g

/** Finds out which decisions a text names that are not there: numbers, files, and anchors of numbers. */
export const missingDecisions = (pages: readonly DecisionPage[]) => {
  const files = new Set(['README.md', ...pages.map(({ file }) => file)])
  const places = decisionPlaces(pages)
  const numbers = new Set(places.map(({ number }) => number))
  const addresses = new Set(places.map(({ number, file }) => `${file}#${number}`))
  const isThere = (file: string, at = '') => files.has(file) && (!/^\d{4}$/.test(at) || addresses.has(`${file}#${at}`))

  /** @param path of the text from the root */
  return (path: string, text: string): readonly string[] => {
    const links = [
      ...text.matchAll(byAddress),
      ...(path.startsWith('docs/decisions/') ? text.matchAll(withinFolder) : []),
    ].filter(([, file = '', at]) => !isThere(file, at))
    const named = [...text.matchAll(byNumber)].filter(([, number = '']) => !numbers.has(number))
    return [...links, ...named].map(([name]) => `${path} names a decision that is not there: ${name}`)
  }
}
