import { useState } from 'react'
import type { Locale } from '../../../../../src/domain/locale.ts'
import type { PathReport, WalkStory } from '../../storyboard.ts'
import type { ReportedFlow } from '../facts.ts'
import { describePath } from '../describe.ts'
import { texts, type Texts } from '../texts.ts'
import { Outcome } from './Outcome.tsx'
import { StepRow } from './StepRow.tsx'
import { Verdict } from './Verdict.tsx'

interface Props {
  readonly flow: ReportedFlow
  readonly path: PathReport
  readonly language: Locale
  /** The report's own, from the root. */
  readonly folder: string
}

/** The steps that a failing walk did not come to. */
const Unwalked = ({
  descriptions,
  story,
  text,
}: {
  readonly descriptions: readonly string[]
  readonly story: WalkStory
  readonly text: Texts
}) => {
  const walked = story.steps.length - 1
  if (walked >= descriptions.length) return null
  return (
    <div className="unwalked">
      <h4>{text.unwalked}</h4>
      <ol start={walked + 1}>
        {descriptions.slice(walked).map((description, place) => (
          <li key={`${place}`}>{description}</li>
        ))}
      </ol>
    </div>
  )
}

/** The walks of a path with their titles: a failed one was walked twice. */
const walksOf = ({ first, again }: PathReport, text: Texts): readonly { title: string; story: WalkStory }[] =>
  again === null
    ? [{ title: text.theWalk, story: first }]
    : [
        { title: text.firstWalk, story: first },
        { title: text.secondWalk, story: again },
      ]

/** One path in pictures: each step's view beside the chart. A failure shows both of its walks. */
export const Storyboard = ({ flow, path, language, folder }: Props) => {
  const [isWhole, setWhole] = useState(false)
  const text = texts[language]
  const { start, descriptions, ending } = describePath(flow, path, language)
  return (
    <article className="storyboard">
      <header>
        <p>
          {flow.name[language]} · {start}
        </p>
        <h2>{ending}</h2>
        <p className="facts">
          <Verdict kind={path.verdict} text={text} /> {text.steps(path.stimuli.length)} · <code>{path.id}</code>
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
      <Outcome flow={flow} folder={folder} language={language} path={path} text={text} />
      {walksOf(path, text).map(({ title, story }) => (
        <section key={title}>
          <h3 className={path.again === null ? 'visually-hidden' : undefined}>{title}</h3>
          <ol>
            {story.steps.map((step, place) => (
              <StepRow
                flow={flow}
                isWhole={isWhole}
                key={`${place}`}
                language={language}
                path={path}
                place={place}
                step={step}
              />
            ))}
          </ol>
          <Unwalked descriptions={descriptions} story={story} text={text} />
        </section>
      ))}
    </article>
  )
}
