/** Digits without the zeros that they end with, in one pass: `/0+$/` begins anew at every zero. */
export const withoutLastZeros = (digits: string): string => {
  let end = digits.length
  while (end > 0 && digits[end - 1] === '0') end -= 1
  return digits.slice(0, end)
}

/** Digits in groups of three, counted from the last one. */
export const inThousands = (digits: string, separator: string): string => {
  const groups: string[] = []
  for (let end = digits.length; end > 0; end -= 3) groups.push(digits.slice(Math.max(0, end - 3), end))
  return groups.toReversed().join(separator)
}
