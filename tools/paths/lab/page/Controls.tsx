import type { Player, PlayerEvent } from './player.ts'

interface Props {
  readonly player: Player
  readonly mayStep: boolean
  readonly isOver: boolean
  /** Milliseconds between two steps. */
  readonly pause: number
  readonly onPause: (milliseconds: number) => void
  readonly onStep: () => void
  readonly happen: (event: PlayerEvent) => void
  readonly label: (name: string) => string
}

const speeds = { slow: 2500, steady: 1000, fast: 200 }

/** Play, pause, step, back to start, speed. */
export const Controls = ({ player, mayStep, isOver, pause, onPause, onStep, happen, label }: Props) => {
  const { isPlaying, isBusy, failure } = player
  return (
    <div aria-label={label('steps')} className="lab-controls" role="toolbar">
      {isPlaying ? (
        <button onClick={() => happen({ type: 'pause.pressed' })} type="button">
          {label('pause')}
        </button>
      ) : (
        <button disabled={isOver || failure !== null} onClick={() => happen({ type: 'play.pressed' })} type="button">
          {label('play')}
        </button>
      )}
      <button disabled={!mayStep || isPlaying} onClick={onStep} type="button">
        {label('oneStep')}
      </button>
      <button
        disabled={isBusy && player.place === null && failure === null}
        onClick={() => happen({ type: 'start.pressed' })}
        type="button"
      >
        {label('backToStart')}
      </button>
      <label>
        {label('speed')}
        <select onChange={({ target }) => onPause(Number(target.value))} value={pause}>
          {Object.entries(speeds).map(([name, milliseconds]) => (
            <option key={name} value={milliseconds}>
              {label(name)}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{isOver && label('done')}</p>
    </div>
  )
}
