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

/** The version whose layout a declaration has: the newer one by its name, the older one for any other (seed 000 §2 "Preview"). */
export const layoutVersion = (version: string): XmlVersion => (version === xmlVersions[0] ? version : xmlVersions[1])

/** From this day on a new declaration takes the first XML version, before it the second (seed 000 §4, §9). */
const xmlVersionCutOff = '2025-05-14'

/**
 * The version of a new declaration, from the code list of XML versions; a list of one has no second, and without a list it is one of those
 * that this product writes. `today` is `YYYY-MM-DD`.
 */
export const defaultXmlVersion = (versions: readonly Pick<CodeItem, 'code'>[], today: string): string => {
  const [first = xmlVersions[0], second = versions.length > 0 ? first : xmlVersions[1]] = versions.map(
    ({ code }) => code,
  )
  return today >= xmlVersionCutOff ? first : second
}
