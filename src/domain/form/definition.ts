import type * as v from 'valibot'

/** Versions of the tax authority's XML in which a form is described (facts of the field §0). */
export type FormVersion = '2.0.0' | '2.0.1' | '2.1.0' | '2.1.1'

/** How a value is written: `flag` as 0 or 1, `date` YYYY-MM-DD, `datetime` YYYY-MM-DDThh:mm:ss, `serial` upper-case hex, `issuer` a name's CN. */
export type ElementType = 'text' | 'code' | 'date' | 'datetime' | 'flag' | 'number' | 'serial' | 'issuer'

/** The XML element that takes a field. Where it stands among the others is the layout's. */
export interface XmlElement {
  readonly tag: string
  readonly type: ElementType
  /** Longest value in characters. */
  readonly max: number
  readonly since: FormVersion
  /** From this version on the element is left out when it is empty; before it, or without it, a value is required. */
  readonly ifAnySince?: FormVersion
}

/** A field that holds a text. `Source` is what a new form is filled from. */
export interface TextField<Source> {
  /** What the field has to hold; each broken rule answers its message code. */
  readonly rule: v.GenericSchema<string, string>
  /** The value in a new form. */
  readonly initial: (source: Source) => string
  /** Null where the XML has no element for the field. */
  readonly element: XmlElement | null
  /** The first version that does not ask for it any more. */
  readonly until?: FormVersion
}

/** A box that is ticked or not. */
export interface FlagField<Group extends string> {
  /** The group in which it is offered; a group's flags stand in the order of the printed form. */
  readonly group: Group
  /** Whether it is ticked in a new form. */
  readonly initial: boolean
  /** Whether choosing it satisfies a group that requires a choice. */
  readonly satisfiesGroup: boolean
  /** The first version that has no box for it any more. */
  readonly until?: FormVersion | undefined
  readonly element: XmlElement
}

/** A column of a list inside the form. */
export interface ColumnField {
  readonly rule: v.GenericSchema<string, string>
  readonly element: XmlElement | null
}
