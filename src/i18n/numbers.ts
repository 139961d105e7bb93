const vietnamese = new Intl.NumberFormat('vi-VN')

/** A number with the thousands dot and decimal comma that accounting in Vietnam writes, in every language. */
export const shownNumber = (value: number): string => vietnamese.format(value)
