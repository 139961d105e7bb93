import { readDong } from '../../../../domain/pitCertificate/typedDong.ts'

/** Whether a text is another one with one character more or less, as typing and deleting make it; pasting does not. */
const isOneEditOf = (before: string, after: string): boolean => {
  const [short, long] = before.length < after.length ? [before, after] : [after, before]
  if (long.length - short.length !== 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  return short.slice(same) === long.slice(same + 1)
}

/** A text that is being typed into the field of an amount. */
export interface EditedAmount {
  readonly text: string
  /** Whether its dots are those that the field has shown, which stay where they are while digits are typed between them. */
  readonly hasShownDots: boolean
}

/** What stands in the field after a change of what stood there: `1.2345`, typed behind `1.234`, is 12345. */
export const editedAmount = (before: EditedAmount, text: string): EditedAmount => ({
  text,
  hasShownDots: before.hasShownDots && isOneEditOf(before.text, text) && /^[\d.]*$/.test(text),
})

/** The amount that a field says, as it is kept, or its text where it is none. */
export const amountSaid = ({ text, hasShownDots }: EditedAmount): string =>
  readDong(hasShownDots ? text.replaceAll('.', '') : text) ?? text.trim()
