import './Skeleton.css'

type SkeletonProps = {
  /** One of a few widths, as a share of the space. */
  width?: 'full' | 'half' | 'third' | undefined
  /** How many lines; the last of several is shorter. */
  lines?: number | undefined
}

/** The place of text that is still being loaded. Screen readers hear of the loading from what contains it (`aria-busy`). */
export function Skeleton({ width = 'full', lines = 1 }: SkeletonProps) {
  return (
    <span aria-hidden="true" className="ui-skeleton" data-width={width}>
      {Array.from({ length: lines }, (_, line) => (
        <span className="ui-skeleton-line" key={line} />
      ))}
    </span>
  )
}
