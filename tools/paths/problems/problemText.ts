import type { Problem } from '../../../walks/model/problem.ts'
import type { RunTexts } from './texts.ts'

const quoted = (names: readonly string[]) => names.map((name) => `“${name}”`).join(', ')

/** What was wrong in a walk, in the reader's language. Names of buttons and texts stay as the view shows them. @param stateName the name of a state by its id */
export const problemText = (problem: Problem, text: RunTexts['problem'], stateName: (id: string) => string): string => {
  const place = problem.states.map(stateName).join(' + ')
  switch (problem.code) {
    case 'states.other':
      return text.otherStates(problem.reached.map(stateName).join(' + '), place)
    case 'buttons.differ': {
      const { missing, unexpected, closed, open } = problem
      const differences = [
        ...(missing.length > 0 ? [text.missing(quoted(missing))] : []),
        ...(unexpected.length > 0 ? [text.unexpected(quoted(unexpected))] : []),
        ...(closed.length > 0 ? [text.closed(quoted(closed))] : []),
        ...(open.length > 0 ? [text.open(quoted(open))] : []),
      ]
      return `${text.buttons(place)} ${differences.join('; ')}`
    }
    case 'heading.missing':
      return text.heading(place, quoted([problem.heading]))
    case 'fact.missing':
      return text.fact(place, quoted([problem.fact]))
    case 'text.unexpected':
      return text.unexpectedText(place, quoted([problem.text]))
    case 'control.unusable':
      return text.control(place, quoted([problem.control]))
    case 'control.idle':
      return text.idle(place, quoted([problem.control]))
    case 'unended':
      return text.unended(problem.seconds)
    case 'other':
      return place === '' ? problem.detail : text.other(place, problem.detail)
  }
}
