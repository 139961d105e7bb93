import type { Locale } from '../../../../src/domain/locale.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { ChartPane } from './ChartPane.tsx'
import { Controls } from './Controls.tsx'
import type { ShownPath } from './facts.ts'
import { Steps } from './Steps.tsx'
import { usePlayer } from './usePlayer.ts'
import { ViewFrame } from './ViewFrame.tsx'

interface Props {
  readonly path: ShownPath
  readonly language: Locale
  /** What the rules say, by their ids. */
  readonly rules: Readonly<Record<string, string>>
  readonly label: (name: string) => string
  /** The path is walked as one of many: at once, and fast. */
  readonly isInRound: boolean
  readonly onEnd: (path: string, hasPassed: boolean) => void
}

const steady = 1000
const fast = 200

/** One path at work: the view, its chart, the steps. */
export const Stage = ({ path, language, rules, label, isInRound, onEnd }: Props) => {
  const [pause, setPause] = useState(isInRound ? fast : steady)
  const { player, keepFrame, mayStep, isOver, step, happen } = usePlayer(path.steps.length, pause)
  const hasFailed = player.failure !== null
  useEffect(() => {
    if (isInRound) happen({ type: 'play.pressed' })
  }, [isInRound, happen])
  const end = useEffectEvent((hasPassed: boolean) => onEnd(path.id, hasPassed))
  useEffect(() => {
    if (isInRound && (isOver || hasFailed)) end(isOver)
  }, [isInRound, isOver, hasFailed])
  const walked = path.steps.slice(0, player.place ?? 0).flatMap(({ transitions }) => transitions)
  return (
    <>
      <Controls
        isOver={isOver}
        label={label}
        mayStep={mayStep}
        onPause={setPause}
        onStep={step}
        happen={happen}
        pause={pause}
        player={player}
      />
      <ViewFrame key={player.view} onFrame={keepFrame} path={path.id} title={label('view')} />
      <ChartPane active={player.states} label={label} language={language} machine={path.machine} walked={walked} />
      <Steps label={label} language={language} path={path} player={player} sayings={rules} />
    </>
  )
}
