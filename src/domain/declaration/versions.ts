import * as v from 'valibot'
import { textUpTo } from '../bounded.ts'
import type { CodeItem } from '../codeList.ts'

/** Versions of the authority's XML that this product writes (seed 000 §9, facts of the field §0). */
export const xmlVersions = ['2.1.0', '2.0.1'] as const
export type XmlVersion = (typeof xmlVersions)[number]

/** A version as the code list of XML versions names it; this product's server takes those that it writes (docs/decisions/0134). */
export const xmlVersionSchema = v.pipe(
  textUpTo(8, 'xml_version_is_required'),
  v.regex(/^\d{1,2}(\.\d{1,2}){1,2}$/, 'xml_version_is_required'),
)

export interface WrittenVersions {
  /** Versions of a form's XML that this product writes, the newest first. */
  readonly xmlVersions: readonly [XmlVersion, ...XmlVersion[]]
}

/**
 * The version whose layout a declaration has: its own where the form is written in it, else the oldest of the form's (seed 000 §2
 * "Preview").
 */
export const layoutVersion = ({ xmlVersions: known }: WrittenVersions, version: string): XmlVersion =>
  known.find((each) => each === version) ?? known.at(-1) ?? known[0]

export interface VersionCutOff {
  /** From this day on, `YYYY-MM-DD`, a new declaration takes the first XML version of the code list, before it the second. */
  readonly xmlVersionCutOff: string
}

/**
 * The version of a new declaration, from the code list of XML versions (seed 000 §4, 002 §4.1); a list of one has no second, and without a
 * list it is one of those that this product writes. `today` is `YYYY-MM-DD`.
 */
export const defaultXmlVersion = (
  { xmlVersionCutOff }: VersionCutOff,
  versions: readonly Pick<CodeItem, 'code'>[],
  today: string,
): string => {
  const [first = xmlVersions[0], second = versions.length > 0 ? first : xmlVersions[1]] = versions.map(
    ({ code }) => code,
  )
  return today >= xmlVersionCutOff ? first : second
}
