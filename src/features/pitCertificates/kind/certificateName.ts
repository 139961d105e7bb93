interface Named {
  readonly refid: string
  readonly serial_no: string
  readonly inv_no: string
}

/** What people know a certificate by: symbol and number once it has one, before that the company's reference. */
export const certificateName = ({ refid, serial_no: symbol, inv_no: number }: Named): string =>
  number === '' ? refid : `${symbol} ${number}`
