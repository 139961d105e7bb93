/** `SP` and six digits or more (decision 0280). */
export const automaticCodeOf = (number: number): string => `SP${String(number).padStart(6, '0')}`
