const grouping = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 20 })

/** A number as Vietnamese accounting writes it: dots between thousands, a decimal comma; '' for null. */
export function numberText(value: number | null): string {
  return value === null ? '' : grouping.format(value)
}

/**
 * Reads what was typed: dots and spaces are grouping, the comma is the decimal sign. Returns null for an empty text and
 * undefined for a text that is no number.
 */
export function parsedNumber(text: string): number | null | undefined {
  const digits = text.replaceAll(/[.\s]/g, '').replace(',', '.')
  if (digits === '') return null
  return /^-?(?:\d+(?:\.\d*)?|\.\d+)$/.test(digits) ? Number(digits) : undefined
}

/** Rounds half away from zero to `digits` decimals. */
export function rounded(value: number, digits: number): number {
  const shifted = Number(`${Math.abs(value)}e${digits}`)
  return Math.sign(value) * Number(`${Math.round(shifted)}e-${digits}`)
}
