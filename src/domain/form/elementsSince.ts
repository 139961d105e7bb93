import type * as v from 'valibot'
import type { FormVersion, XmlElement } from './definition.ts'

/** A field with a text: what it must be, and where it is written. */
export interface TextField<Element extends XmlElement | null = XmlElement | null> {
  readonly rule: v.GenericSchema<string, string>
  /** Null where the XML has no element for the field. */
  readonly element: Element
}

/** Elements of documents whose oldest version is this one; `optional` is left out where nothing is given. */
export const elementsSince = (since: FormVersion) => ({
  element: (
    tag: string,
    type: XmlElement['type'],
    max: number,
    versions: Partial<Pick<XmlElement, 'since' | 'ifAnySince'>> = {},
  ): XmlElement => ({ tag, type, max, since, ...versions }),
  optional: { ifAnySince: since },
})
