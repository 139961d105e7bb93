import { useState } from 'react'
import type { Locale } from '../../../../../src/domain/locale.ts'
import type { PathReport, WalkStory } from '../../storyboard.ts'
import type { ReportedFlow } from '../facts.ts'
import { tellPath } from '../tell.ts'
import { texts } from '../texts/texts.ts'
import { Outcome } from './Outcome.tsx'
import { StepRow } from './StepRow.tsx'
import { Verdict } from './Verdict.tsx'

interface Props {
  readonly flow: ReportedFlow
  readonly path: PathReport
  readonly language: Locale
}

/** One path in pictures: each step's view beside the chart. A failure tells both of its walks. */
export const Storyboard = ({ flow, path, language }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const text = texts[language]
  const { start, ending } = tellPath(flow, path, language)
  const walks: readonly { readonly title: string | null; readonly story: WalkStory }[] =
    path.again === null
      ? [{ title: null, story: path.first }]
      : [{ title: text.firstWalk, story: path.first }, { title: text.secondWalk, story: path.again }]
  return (
    <article className="storyboard">
      <header>
        <p>
          {flow.name[language]} · {start}
        </p>
        <h2>{ending}</h2>
        <p className="facts">
          <Verdict kind={path.verdict} text={text} /> {text.steps(path.first.steps.length - 1)} · <code>{path.id}</code>
        </p>
        <div className="tools">
          <button aria-pressed={isWhole} onClick={() => setWhole(!isWhole)} type="button">
            {text.wholeChart}
          </button>
          <button onClick={() => print()} type="button">
            {text.print}
          </button>
        </div>
      </header>
      <Outcome path={path} text={text} />
      {walks.map(({ title, story }) => (
        <section key={title}>
          {title === null ? null : <h3>{title}</h3>}
          <ol>
            {story.steps.map((step, place) => (
              <StepRow flow={flow} isWhole={isWhole} key={`${place}`} language={language} path={path} place={place} step={step} />
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}
