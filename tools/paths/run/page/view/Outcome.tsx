import { useState } from 'react'
import type { Locale } from '../../../../../src/domain/locale.ts'
import type { WalkFailure } from '../../../../../walks/model/order.ts'
import { problemText } from '../../../problems/problemText.ts'
import { texts } from '../../../problems/texts.ts'
import type { PathReport, WalkStory } from '../../storyboard.ts'
import type { ReportedFlow } from '../facts.ts'
import type { Texts } from '../texts.ts'

const reasons: Readonly<Record<PathReport['verdict'], (text: Texts) => string>> = {
  passed: () => '',
  failed: (text) => text.failedTwice,
  nondeterministic: (text) => text.differs,
  overloaded: (text) => text.tooBusy,
}

interface Reader {
  readonly flow: ReportedFlow
  readonly language: Locale
}

interface SaidProps extends Reader {
  readonly failure: WalkFailure
  readonly text: Texts
}

/** What was wrong, in the reader's language; all that the walk said, with the page as it stood, on demand. */
const Said = ({ failure, text, flow, language }: SaidProps) => {
  const [short] = problemText(
    failure.problem,
    texts[language].problem,
    (id) => flow.states[id]?.[language] ?? id,
  ).split('\n')
  const more = failure.message.trim().split('\n')
  return (
    <>
      <pre>{short}</pre>
      {more.length === 1 && more[0] === short ? null : (
        <details>
          <summary>{text.more}</summary>
          <pre>{more.join('\n').trim()}</pre>
        </details>
      )}
    </>
  )
}

/** What a failing walk said, with its trace. */
const WalkOutcome = ({
  title,
  story,
  text,
  folder,
  flow,
  language,
}: Reader & {
  readonly title: string
  readonly story: WalkStory
  readonly text: Texts
  readonly folder: string
}) => (
  <section>
    <h3>{title}</h3>
    <p>{story.failure === null ? text.walkPassed : text.failedAt(story.failure.at)}</p>
    {story.failure === null ? null : <Said failure={story.failure} flow={flow} language={language} text={text} />}
    {story.trace === null ? null : (
      <p>
        <a download href={story.trace}>
          {text.trace}
        </a>
        <br />
        <small>
          {text.traceHow}{' '}
          <code>
            npx playwright-core show-trace --port 0 {folder}/{story.trace}
          </code>
        </small>
      </p>
    )}
  </section>
)

/** Why a path did not pass, in both walks, and how to repeat any path. */
export const Outcome = ({
  path,
  text,
  folder,
  flow,
  language,
}: Reader & {
  readonly path: PathReport
  readonly text: Texts
  readonly folder: string
}) => {
  const reader = { folder, flow, language, text }
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    await navigator.clipboard.writeText(path.command)
    setCopied(true)
  }
  return (
    <>
      {path.again === null ? null : (
        <div className="outcome" data-kind={path.verdict} role="note">
          <p>
            <strong>{reasons[path.verdict](text)}</strong>
          </p>
          <div>
            <WalkOutcome {...reader} story={path.first} title={text.firstWalk} />
            <WalkOutcome {...reader} story={path.again} title={text.secondWalk} />
          </div>
        </div>
      )}
      <p className="command">
        {text.repeat} <code>{path.command}</code>
        <button onClick={() => void copy()} type="button">
          {isCopied ? text.copied : text.copy}
        </button>
      </p>
    </>
  )
}
