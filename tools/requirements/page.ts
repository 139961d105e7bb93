import type { Requirement, RequirementFile } from './requirement.ts'
import { kinds } from './requirement.ts'

const preface = `# Requirements

Every rule of the seed documents that speaks of order, condition or error, with an id. Charts name them in \`meta.seed\`, tests in their titles
(\`sends one draft [000-4-05]\`), so that one can go from a rule to its states and tests, and back.

- **Id**: document, section, and a number that is given once: \`000-4-07\` is the seventh rule of section 4 of document 000. A rule that is gone takes
  its number with it; a new one gets the next number of its section, wherever it stands there.
- **Kind**: *order* is what follows what, *condition* what must hold, *error* what happens when it does not.
- **Area**: the part of the product. Rules of parts that are not built yet are here too.
- **Done otherwise**: the decision by which the product departs from the rule; no test claims it.
- The files \`000.json\`, \`001.json\` and \`002.json\` are the source; beside each rule is a hash of the seed's line that says it. This page is made by
  \`npm run requirements\`.
- **Other languages**: \`src/i18n/catalogues/requirements\` has every rule and title in Vietnamese and Korean. A new or changed one goes there with
  \`npm run messages\` and is worded by hand.

\`npm run requirements\` also holds the rules against the seed documents, where their folder stands beside the project (or with \`-- --seeds <folder>\`): a rule whose
line is gone or changed is **suspect** (exit code 1): someone reads the line, mends the rule and gives it the new hash. Lines that read like a rule and belong to none are
listed as candidates: they become rules, or stand in \`passedOver\` with the reason.
`

const cell = (text: string) => text.replaceAll('|', String.raw`\|`)

function countsOf({ requirements }: RequirementFile): string {
  const byKind = kinds.map((kind) => `${requirements.filter((each) => each.kind === kind).length} of ${kind}`)
  return `${requirements.length} rules: ${byKind.join(', ')}.`
}

function tableOf(requirements: readonly Requirement[]): string {
  const rows = requirements.map(
    ({ id, heading, kind, area, rule, departure }) =>
      `| ${id} | ${cell(heading ?? '')} | ${kind} | ${area} | ${cell(rule)}${departure === undefined ? '' : ` *Done otherwise: decision ${departure}.*`} |`,
  )
  return ['| id | under | kind | area | rule |', '|---|---|---|---|---|', ...rows].join('\n')
}

function sectionsOf(file: RequirementFile): string[] {
  return file.sections.flatMap(({ section, title }) => {
    const rules = file.requirements.filter((each) => each.section === section)
    return rules.length === 0 ? [] : [`### ${file.document} §${section} ${title}`, tableOf(rules)]
  })
}

/** docs/requirements/README.md: how to read the rules, then a table for each document and section. */
export const pageOf = (files: readonly RequirementFile[]): string =>
  `${[preface.trimEnd(), ...files.flatMap((file) => [`## ${file.document} ${file.title}`, countsOf(file), ...sectionsOf(file)])].join('\n\n')}\n`
