/** A column of a printed list. */
export interface PrintedColumn {
  readonly heading: string
  /** Share of the width, against the other columns' shares. */
  readonly share: number
  readonly align: 'left' | 'right'
}

/** A list of records as it is printed: its title, what stands below it, and all rows. */
export interface PrintedList {
  readonly language: 'en' | 'vi' | 'ko'
  readonly title: string
  /** Lines below the title: the company, the period, when it was printed. */
  readonly lines: readonly string[]
  readonly columns: readonly PrintedColumn[]
  readonly rows: readonly (readonly string[])[]
  /** What a page is called before its number. */
  readonly page: string
}
