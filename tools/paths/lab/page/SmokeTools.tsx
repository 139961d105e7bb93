import type { Round } from './round.ts'

interface Props {
  readonly count: number
  readonly isOnly: boolean
  readonly onOnly: (isOnly: boolean) => void
  readonly round: Round
  readonly onBegin: () => void
  readonly onStop: () => void
  readonly label: (name: string) => string
}

/** Narrows the list to the smoke paths, walks them, and counts how they ended. */
export const SmokeTools = ({ count, isOnly, onOnly, round, onBegin, onStop, label }: Props) => {
  const ends = [...round.results.values()]
  const failed = ends.filter((end) => end === 'failed').length
  return (
    <div className="lab-smoke">
      <label title={label('smokeHint')}>
        <input checked={isOnly} onChange={({ target }) => onOnly(target.checked)} type="checkbox" />
        {label('smoke')} ({count})
      </label>
      <button onClick={round.isOn ? onStop : onBegin} type="button">
        {label(round.isOn ? 'stopSmoke' : 'walkSmoke')}
      </button>
      <p role="status">
        {ends.length > 0 && `${ends.length} / ${count} ${label('walked')} · ${failed} ${label('failed')}`}
      </p>
    </div>
  )
}
