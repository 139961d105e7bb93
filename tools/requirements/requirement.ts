import * as v from 'valibot'

const idShape = /^\d{3}-\d+(?:\.\d+)?-\d{2,3}$/
const idsInText = /(?<![\w.-])\d{3}-\d+(?:\.\d+)?-\d{2,3}(?![\w-]|\.\d)/g

const documentSchema = v.picklist(['000', '001', '002'])
const lineSchema = v.strictObject({ hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)) })

/** What a rule speaks of: what follows what, what must hold, or what happens when it does not. */
export const kinds = ['order', 'condition', 'error'] as const

/** Parts of the product that rules belong to. */
export const areas = [
  'access',
  'account',
  'catalogue',
  'company',
  'declarations',
  'eDocuments',
  'feedback',
  'form',
  'format',
  'language',
  'lists',
  'lookup',
  'navigation',
  'pit',
  'preview',
  'reports',
  'sales',
  'session',
  'settings',
  'shops',
  'signatures',
  'signing',
  'templates',
  'users',
] as const

const requirementSchema = v.strictObject({
  /** `000-4-07`: document, section, and a number that is given once and never again. */
  id: v.pipe(v.string(), v.regex(idShape)),
  document: documentSchema,
  section: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?$/)),
  /** The unnumbered heading within the section, where there is one. */
  heading: v.optional(v.pipe(v.string(), v.minLength(1))),
  /** The seed's lines that say it. */
  lines: v.pipe(v.array(lineSchema), v.minLength(1)),
  kind: v.picklist(kinds),
  area: v.picklist(areas),
  /** Number of the decision by which the product does otherwise. */
  departure: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
  /** The rule in the project's own words. */
  rule: v.pipe(v.string(), v.regex(/^\S.*[.!?'’]$/)),
})

/** One file of docs/requirements: the rules of one seed document. */
export const requirementFileSchema = v.strictObject({
  document: documentSchema,
  title: v.string(),
  sections: v.array(v.strictObject({ section: v.string(), title: v.string() })),
  requirements: v.array(requirementSchema),
  /** Lines that read like rules and are none, each with the reason. */
  passedOver: v.array(v.strictObject({ ...lineSchema.entries, why: v.pipe(v.string(), v.minLength(1)) })),
})

export type Requirement = v.InferOutput<typeof requirementSchema>
export type RequirementFile = v.InferOutput<typeof requirementFileSchema>

/**
 * The ids of rules that a text names, each once, in the order of their first mention.
 *
 * @param text such as the title of a test, `sends one draft [000-4-05 002-4.1-02]`
 */
export const ruleIdsIn = (text: string): string[] => [...new Set(text.match(idsInText))]

/** The section in which a rule stands: `000 §4`. */
export const sectionOf = ({ document, section }: Pick<Requirement, 'document' | 'section'>): string =>
  `${document} §${section}`

/** What stands over a rule: its heading within the section, or else the section's title. Empty where there is neither. */
export const titleOver = ({ document, section, heading }: Requirement, files: readonly RequirementFile[]): string =>
  heading ??
  files.find((file) => file.document === document)?.sections.find((each) => each.section === section)?.title ??
  ''

/** What is wrong in files that are each well formed: ids given twice or in the wrong place, sections without a title. */
export function problemsOf(files: readonly RequirementFile[]): string[] {
  const ids = files.flatMap(({ requirements }) => requirements.map(({ id }) => id))
  const twice = [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))].map((id) => `${id} is given twice`)
  const misplaced = files.flatMap((file) =>
    file.requirements.flatMap(({ id, document, section }) => [
      ...(document === file.document && id.startsWith(`${document}-${section}-`)
        ? []
        : [`${id} stands in ${file.document} §${section}`]),
      ...(file.sections.some((each) => each.section === section) ? [] : [`${id} is of a section without a title`]),
    ]),
  )
  return [...twice, ...misplaced]
}
