import { useState } from 'react'
import type { PathReport, WalkStory } from '../../storyboard.ts'
import type { Texts } from '../texts/texts.ts'

/** What a walk said when it failed, in short; all of it, with the page as it stood, on demand. */
const Said = ({ message, text }: { readonly message: string; readonly text: Texts }) => {
  const [short = '', ...more] = message.trim().split('\n')
  return (
    <>
      <pre>{short}</pre>
      {more.length === 0 ? null : (
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
}: {
  readonly title: string
  readonly story: WalkStory
  readonly text: Texts
  readonly folder: string
}) => (
  <section>
    <h3>{title}</h3>
    <p>{story.failure === null ? text.walkPassed : text.failedAt(story.failure.at)}</p>
    {story.failure === null ? null : <Said message={story.failure.message} text={text} />}
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
}: {
  readonly path: PathReport
  readonly text: Texts
  readonly folder: string
}) => {
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
            <strong>{path.verdict === 'failed' ? text.failedTwice : text.differs}</strong>
          </p>
          <div>
            <WalkOutcome folder={folder} story={path.first} text={text} title={text.firstWalk} />
            <WalkOutcome folder={folder} story={path.again} text={text} title={text.secondWalk} />
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
