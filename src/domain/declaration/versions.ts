import * as v from 'valibot'
import { textUpTo } from '../bounded.ts'
import type { CodeItem } from '../codeList.ts'
import type { FormVersion } from '../form/definition.ts'
import { isAtLeast } from '../documents/xml/layout.ts'

/** Versions of the authority's XML that this product writes, the newest first (seed 000 §9, facts of the field §0, law of 2026 §2). */
export const xmlVersions = ['2.1.1', '2.1.0', '2.0.1'] as const satisfies readonly FormVersion[]
export type XmlVersion = (typeof xmlVersions)[number]

interface LegalVersion {
  /** The first day, `YYYY-MM-DD` in Vietnam, on which a declaration is filed in it. */
  readonly from: string
  /** What the printed form names as its base. */
  readonly law: string
  /** Whether the layout of its XML is published by the authority; otherwise it rests on what one vendor sends. */
  readonly isPublished: boolean
}

/** Versions that follow the day of filing, whatever stands in the code list beside them. */
export const legalVersions: { readonly [Version in XmlVersion]?: LegalVersion } = {
  '2.1.1': {
    from: '2026-07-01',
    law: 'Thông tư số 91/2026/TT-BTC, Nghị định số 254/2026/NĐ-CP',
    isPublished: false,
  },
}

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

type Listed = readonly Pick<CodeItem, 'code'>[]

const lawOf = (code: string): LegalVersion | undefined =>
  xmlVersions.flatMap((version) => (version === code ? [legalVersions[version]] : []))[0]

const isInForce = (code: string, day: string): boolean => (lawOf(code)?.from ?? '') <= day

/**
 * The version of a new declaration, from the code list of XML versions (seed 000 §4, 002 §4.1), of which those that are not in force yet count
 * for nothing; a list of one has no second, and without a list it is one of those that this product writes. `today` is `YYYY-MM-DD`.
 */
export const defaultXmlVersion = ({ xmlVersionCutOff }: VersionCutOff, versions: Listed, today: string): string => {
  const listed: Listed = versions.length > 0 ? versions : xmlVersions.map((code) => ({ code }))
  const [first = xmlVersions[0], second = first] = listed
    .map(({ code }) => code)
    .filter((code) => isInForce(code, today))
  return today >= xmlVersionCutOff ? first : second
}

/**
 * The version that a declaration of another one has to take to be filed on a day: the law's of that day, where the code list has it; null
 * where the declaration may be filed as it is.
 */
export const versionToTake = (version: string, versions: Listed, day: string): string | null => {
  const ofLaw = versions.find(({ code }) => lawOf(code) !== undefined && isInForce(code, day))
  return ofLaw === undefined || ofLaw.code === version ? null : ofLaw.code
}

interface Versioned {
  readonly since: FormVersion
  readonly until?: FormVersion | undefined
}

const isKnownVersion = (version: string): version is XmlVersion => xmlVersions.some((each) => each === version)

/** Whether a declaration of a version has the members that came after 2.1.0. */
export const isLateVersion = (version: string): boolean => isInVersion({ since: '2.1.1' }, version)

/** Whether a field is part of the form in a version; one that the product does not write is taken for a later one. */
export const isInVersion = ({ since, until }: Versioned, version: string): boolean =>
  isKnownVersion(version)
    ? isAtLeast(version, since) && (until === undefined || !isAtLeast(version, until))
    : until === undefined
