import type { Locale } from '../../../../src/domain/locale.ts'
import { useState } from 'react'
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
}

const steady = 1000

/** One path at work: the view, its chart, the steps. */
export const Stage = ({ path, language, rules, label }: Props) => {
  const [pause, setPause] = useState(steady)
  const { player, keepFrame, mayStep, isOver, step, happen } = usePlayer(path.steps.length, pause)
  const walked = path.steps.slice(0, player.place ?? 0).flatMap(({ arrows }) => arrows)
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
