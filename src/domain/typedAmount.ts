/** Whether a text is another one with one character more or less, as typing and deleting make it; pasting does not. */
const isOneEditOf = (before: string, after: string): boolean => {
  const [short, long] = before.length < after.length ? [before, after] : [after, before]
  if (long.length - short.length !== 1) return false
  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  return short.slice(same) === long.slice(same + 1)
}

/** A text that is being typed into the field of an amount. */
export interface TypedAmount {
  readonly text: string
  /** Whether its dots are those that the field has shown, which stay where they are while digits are typed between them. */
  readonly hasShownDots: boolean
}

/** What stands in the field of an amount in whole đồng after a change of what stood there: `1.2345`, typed behind `1.234`, is 12345. */
export const typedDongAfter = (before: TypedAmount, text: string): TypedAmount => ({
  text,
  hasShownDots: before.hasShownDots && isOneEditOf(before.text, text) && /^[\d.]*$/.test(text),
})

const dotsOf = (text: string): number => text.split('.').length

/** The same where there may be decimals: a dot that somebody types is never one of those that were shown. */
export const typedAmountAfter = (before: TypedAmount, text: string): TypedAmount => ({
  text,
  hasShownDots:
    before.hasShownDots &&
    isOneEditOf(before.text, text) &&
    dotsOf(text) <= dotsOf(before.text) &&
    /^-?[\d.]*(?:,\d*)?$/.test(text),
})

/** The text as it is read: without the dots that the field has shown. */
export const withoutShownDots = ({ text, hasShownDots }: TypedAmount): string =>
  hasShownDots ? text.replaceAll('.', '') : text
