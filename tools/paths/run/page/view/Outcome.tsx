import { useState } from 'react'
import type { PathReport, WalkStory } from '../../storyboard.ts'
import type { Texts } from '../texts/texts.ts'

/** What a failing walk said, with its trace. */
const WalkOutcome = ({ title, story, text }: { readonly title: string; readonly story: WalkStory; readonly text: Texts }) => (
  <section>
    <h3>{title}</h3>
    <p>{story.failure === null ? text.walkPassed : text.failedAt(story.failure.at)}</p>
    {story.failure === null ? null : <pre>{story.failure.message}</pre>}
    {story.trace === null ? null : (
      <p>
        <a download href={story.trace}>
          {text.trace}
        </a>
        <br />
        <small>
          {text.traceHow} {story.trace}
        </small>
      </p>
    )}
  </section>
)

/** Why a path did not pass, in both walks, and how to repeat any path. */
export const Outcome = ({ path, text }: { readonly path: PathReport; readonly text: Texts }) => {
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
            <WalkOutcome story={path.first} text={text} title={text.firstWalk} />
            <WalkOutcome story={path.again} text={text} title={text.secondWalk} />
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
