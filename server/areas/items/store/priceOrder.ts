/** An amount that is not negative as a text that orders as it counts. */
export const priceOrder = (amount: string): string => {
  const [whole = '', fraction = ''] = amount.split('.')
  return `${whole.padStart(21, '0')}.${fraction.padEnd(6, '0')}`
}
