import type { RequirementFile } from './requirement.ts'
import { sectionOf } from './requirement.ts'

/** An English text of docs/requirements, which the catalogue `requirements` has in every language. */
export interface RequirementText {
  /** The id of the rule, the section over which a title stands (`000 §4`), or the number of the document. */
  readonly of: string
  readonly text: string
}

/** Every text of a document's rules, each once: its title, the titles of its sections and headings, the rules. */
export function textsOf({ document, title, sections, requirements }: RequirementFile): RequirementText[] {
  const headings = requirements.flatMap(({ section, heading }) =>
    heading === undefined ? [] : [{ section, title: heading }],
  )
  const titles = [...sections, ...headings].map((each) => ({
    of: sectionOf({ document, section: each.section }),
    text: each.title,
  }))
  const all = [
    { of: document, text: title },
    ...titles,
    ...requirements.map(({ id, rule }) => ({ of: id, text: rule })),
  ]
  return [...new Map(all.map((each) => [`${each.of}: ${each.text}`, each])).values()]
}
