/** An address that paths are put behind, however many slashes it was written with. */
export const withoutLastSlashes = (address: string): string => address.replace(/(?<!\/)\/+$/, '')
