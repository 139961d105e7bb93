import { requiredLine } from '../text.ts'

/** Letters of a name of a person, as accounts have it. */
export const longestConverter = 100

/** Who converts an invoice to paper, by name as it is printed (facts of the sales areas §6). */
export const converterName = requiredLine(longestConverter, 'converter_is_required')

/** An invoice that was converted to paper. */
export interface PaperConversion {
  readonly by: string
  /** `YYYY-MM-DD` in Vietnam. */
  readonly on: string
}
