import type { Locale } from '../../../../../src/domain/locale.ts'
import type { PathReport, StoryStep } from '../../storyboard.ts'
import type { ReportedFlow } from '../facts.ts'
import { describeStates, describeStep } from '../describe.ts'
import { texts } from '../texts.ts'
import { ChartDrawing } from './ChartDrawing.tsx'

interface Props {
  readonly flow: ReportedFlow
  readonly path: PathReport
  readonly step: StoryStep
  readonly place: number
  readonly language: Locale
  readonly isWhole: boolean
}

/** One step: what happens, what is then seen, where the chart stands. */
export const StepRow = ({ flow, path, step, place, language, isWhole }: Props) => {
  const text = texts[language]
  const description = describeStep(flow, path, step, language)
  const names = describeStates(flow, step, language)
  return (
    <li className="step" data-failed={step.failed}>
      <header>
        <span className="place">{place === 0 ? text.start : text.step(place)}</span>
        <h4>{description}</h4>
        <p>
          {step.failed ? text.awaited : text.rests} <b>{names.join(' + ')}</b>
        </p>
      </header>
      <div className="seen">
        {step.picture === null ? (
          <p>{text.noPicture}</p>
        ) : (
          <a href={step.picture} rel="noreferrer" target="_blank">
            <img alt={text.pictureOf(description)} height={576} loading="lazy" src={step.picture} width={1025} />
          </a>
        )}
      </div>
      <ChartDrawing
        transitions={step.transitions}
        drawing={flow.drawing[language]}
        isWhole={isWhole}
        label={`${text.chart}: ${names.join(' + ')}`}
        mark={step.failed ? 'unwalked' : 'active'}
        states={step.states}
        text={text}
      />
    </li>
  )
}
