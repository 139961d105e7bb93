/** What stays of a phone number that is typed or pasted: its digits, and a + before the first of them (docs/decisions/0141). */
export const phoneText = (text: string): string => {
  const composed = text.normalize('NFKC')
  return `${/^\D*\+/.test(composed) ? '+' : ''}${composed.replace(/\D/g, '')}`
}

/** The same number without blanks, dots, brackets and dashes between its digits; anything else stays, for a check to refuse. */
export const withoutSeparators = (text: string): string => text.trim().replace(/^\(|(?!^)[\s().-]/g, '')
