import * as v from 'valibot'

/** What a list can be ordered and narrowed by, as far as its address has to know. */
export interface ListShape {
  /** `column:asc` or `column:desc`, as the list comes without being asked for an order. */
  readonly defaultSort: string
  readonly sort: v.GenericSchema<string, string>
  /** By the filter's name, which is also its search parameter: the texts that it takes. */
  readonly filters: Readonly<Record<string, v.GenericSchema<string, string>>>
}

/** What the address does not say, or says wrongly, is left out. */
export const said = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)
