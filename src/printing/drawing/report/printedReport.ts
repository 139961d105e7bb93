/** A part of a report: rows of one or two cells. */
interface PrintedSection {
  readonly heading: string
  readonly rows: readonly (readonly string[])[]
  /** Whether the first cell takes most of the width, as where it is a text and the second says how it stands. */
  readonly isWide: boolean
}

/** A report as it is printed: its title, what stands below it, and its parts. */
export interface PrintedReport {
  readonly language: 'en' | 'vi' | 'ko'
  readonly title: string
  readonly lines: readonly string[]
  readonly sections: readonly PrintedSection[]
  /** What a page is called before its number. */
  readonly page: string
}
