import type { Problem } from '../model/problem.ts'
import { buttonsDiffer, hasText } from './compareView.ts'
import { untilNone } from './patience.ts'
import { WalkError } from '../model/problem.ts'
import { isReachable, seenButtons, textOf } from './seenButtons.ts'
import type { StateView } from './stateView.ts'

/** All texts in the view, with those that a press on `details` would show. */
const textSeen = () =>
  [
    document.body.innerText,
    ...[...document.querySelectorAll('details:not([open]) > *')].map(({ textContent }) => textContent),
  ].join('\n')

const headingsSeen = () =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')].filter(isReachable).map(textOf)

/** What is wrong with the view as it stands, the most important first. */
const problemsIn = (view: StateView, states: readonly string[]): readonly Problem[] => {
  const headings = headingsSeen()
  const text = textSeen()
  const difference = buttonsDiffer(view, seenButtons())
  return [
    ...view.headings
      .filter((heading) => !headings.includes(heading))
      .map((heading) => ({ code: 'heading.missing' as const, states, heading })),
    ...(difference === null ? [] : [{ code: 'buttons.differ' as const, states, ...difference }]),
    ...view.facts
      .filter((fact) => !hasText(text, fact))
      .map((fact) => ({ code: 'fact.missing' as const, states, fact })),
    ...(view.absent ?? [])
      .filter((part) => hasText(text, part))
      .map((part) => ({ code: 'text.unexpected' as const, states, text: part })),
  ]
}

/** Waits until the user sees what a state declares: its headings, exactly its buttons, its facts. Rejects with the first problem. */
export const seesState = async (view: StateView, states: readonly string[]): Promise<void> => {
  const [problem] = await untilNone(() => problemsIn(view, states))
  if (problem !== undefined) throw new WalkError(problem)
  await view.assert?.()
}
