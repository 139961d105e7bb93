/** A mobile number as it is shown behind the prefix of Vietnam, without the 0 that calls within the country begin with. */
export const shownMobile = (digits: string): string =>
  `+84 ${digits.replace(/^0/, '').replace(/^(\d{3})(\d{3})(\d+)$/, '$1 $2 $3')}`
