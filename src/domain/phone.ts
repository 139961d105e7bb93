/** What stays of a phone number that is typed or pasted: its digits, and a + before the first of them (docs/decisions/0141). */
export const phoneText = (text: string): string => {
  const composed = text.normalize('NFKC')
  return `${/^\D*\+/.test(composed) ? '+' : ''}${composed.replace(/\D/g, '')}`
}

/** The same number without blanks, dots, brackets and dashes between its digits; anything else stays, for a check to refuse. */
export const withoutSeparators = (text: string): string => text.trim().replace(/^\(|(?!^)[\s().-]/g, '')

/** A phone number as people read it, `000-000-000` or `000-000-0000`; one of another length comes back as it is (seed 002 §9). */
export const shownPhone = (text: string): string => {
  const number = withoutSeparators(text)
  return /^\d{9,10}$/.test(number) ? `${number.slice(0, 3)}-${number.slice(3, 6)}-${number.slice(6)}` : text
}
