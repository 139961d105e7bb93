interface Props {
  readonly total: string
  /** Stand small below it; those that are empty are left out. */
  readonly notes: readonly string[]
}

/** Goods on one side of a correction: what they come to, and how. */
export const Side = ({ total, notes }: Props) => (
  <>
    {total}
    {notes
      .filter((note) => note !== '')
      .map((note) => (
        <small key={note}>{note}</small>
      ))}
  </>
)
