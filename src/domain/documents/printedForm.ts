/** A printed form, described without saying how it is drawn: its texts in their order, boxes, tables and signature. */
export interface PrintedForm {
  /** `Mẫu số: …`, at the top right. */
  readonly formNumber: string
  /** Which regulation the form belongs to, below its number; null where the form says nothing of it. */
  readonly caption: string | null
  readonly motto: readonly string[]
  readonly title: readonly string[]
  readonly purposes: readonly PrintedBox[]
  readonly fields: readonly PrintedField[]
  readonly intro: string
  readonly sections: readonly PrintedSection[]
  readonly commitment: string
  /** `Hà Nội, ngày 05 tháng 06 năm 2025`. */
  readonly placeAndDay: string
  readonly signatory: readonly string[]
  /** What is under what the signatory is called: who has signed and when, or nothing yet. */
  readonly signature: readonly PrintedField[] | null
  readonly note: string | null
  /** Over every page of what has not been filed. */
  readonly mark: string | null
}

/** A caption with its value; an empty value is a line to be read as left open. */
export interface PrintedField {
  readonly label: string
  readonly value: string
}

export interface PrintedBox {
  readonly label: string
  /** Null for a line that only heads the boxes below it. */
  readonly isTicked: boolean | null
  /** Such as `a.`, before the box. */
  readonly mark?: string
  /** Stands below the line above it. */
  readonly isNested?: boolean
}

export interface PrintedColumn {
  readonly title: string
  /** Neighbours of the same group stand below one heading. */
  readonly group?: string
  /** Width against the other columns of the table. */
  readonly share: number
  readonly isCentred?: boolean
}

export interface PrintedTable {
  readonly columns: readonly PrintedColumn[]
  /** Cells in the order of the columns; a table always has a row, if only an empty one. */
  readonly rows: readonly (readonly string[])[]
}

/** A section holds boxes or a table. */
export interface PrintedSection {
  readonly title: string
  readonly lead?: string
  readonly boxes: readonly PrintedBox[]
  readonly table: PrintedTable | null
}
