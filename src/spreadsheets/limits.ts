export interface ReadingLimits {
  /** Bytes of the file. */
  readonly bytes: number
  /** Bytes of what is read of it, unpacked, and letters of its cells. */
  readonly unpackedBytes: number
  /** Rows with values, headings included. */
  readonly rows: number
}

/** A sheet of 50,000 items with every text at its longest has some 15 MB, and 90 MB unpacked. */
export const defaultLimits: ReadingLimits = { bytes: 20_000_000, unpackedBytes: 120_000_000, rows: 50_001 }
