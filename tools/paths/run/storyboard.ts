import type { Walked, WalkFailure } from '../../../walks/model/order.ts'
import { failurePictureOf, pictureOf, repeatedPictureOf } from './order.ts'
import type { Verdict } from './retry.ts'
import type { Chosen } from './select.ts'

/** One row of a storyboard: what happened, what was then seen, and where the chart stood. */
export interface StoryStep {
  /** Place of the stimulus among those of the flow; null for the start. */
  readonly stimulus: number | null
  readonly states: readonly string[]
  readonly transitions: readonly string[]
  /** File beside the report; null where none was taken. */
  readonly picture: string | null
  /** Whether the walk failed here: the picture is of that moment, the states are those that should have been reached. */
  readonly failed: boolean
}

export interface WalkStory {
  readonly steps: readonly StoryStep[]
  readonly failure: WalkFailure | null
  readonly milliseconds: number
  /** File beside the report. */
  readonly trace: string | null
}

export interface PathReport {
  readonly id: string
  readonly machine: string
  readonly name: string
  readonly start: string
  /** Places of all its stimuli among those of the flow, walked or not. */
  readonly stimuli: readonly number[]
  readonly verdict: Verdict['kind']
  /** Repeats the walk of this path alone. */
  readonly command: string
  readonly first: WalkStory
  readonly again: WalkStory | null
}

/** Files that a run has left, from the report's folder. */
export interface Files {
  readonly has: (file: string) => boolean
  readonly traceOf: (id: string, again: boolean) => string
}

const placed = (file: string) => `pictures/${file}`

const storyOf = (one: Chosen, walked: Walked, again: boolean, files: Files): WalkStory => {
  const { path, known } = one
  const kept = (file: string) => (files.has(file) ? file : null)
  const pictureAt = (place: number) => kept(placed(again ? repeatedPictureOf(one, place) : pictureOf(one, place)))
  const stimulusAt = (place: number) => {
    const step = path.steps[place - 1]
    return step === undefined ? null : known.flow.stimuli.indexOf(step.stimulus)
  }
  const reached = walked.rests.map(({ states, transitions }, place): StoryStep => ({
    stimulus: stimulusAt(place),
    states,
    transitions,
    picture: pictureAt(place),
    failed: false,
  }))
  const { failure } = walked
  const failed: StoryStep[] =
    failure === null
      ? []
      : [
          {
            stimulus: stimulusAt(failure.at),
            states: path.steps[failure.at - 1]?.states ?? [],
            transitions: [],
            picture: kept(placed(failurePictureOf(one, again))),
            failed: true,
          },
        ]
  return {
    steps: [...reached, ...failed],
    failure,
    milliseconds: walked.milliseconds,
    trace: failure === null && !again ? null : kept(files.traceOf(path.id, again)),
  }
}

/** The command that walks one path again, in the same order as the run. */
const commandOf = ({ known, path, command }: Chosen, seed: number | null): string =>
  command ??
  ['npm run paths -- --run', known.id, '--path', path.id, ...(seed === null ? [] : ['--seed', String(seed)])].join(' ')

/** What a report shows of a path. */
export const reportOf = (one: Chosen, verdict: Verdict, seed: number | null, files: Files): PathReport => ({
  id: one.path.id,
  machine: one.known.id,
  name: one.path.name,
  start: one.path.start,
  stimuli: one.path.steps.map(({ stimulus }) => one.known.flow.stimuli.indexOf(stimulus)),
  verdict: verdict.kind,
  command: commandOf(one, seed),
  first: storyOf(one, verdict.first, false, files),
  again: verdict.kind === 'passed' ? null : storyOf(one, verdict.again, true, files),
})
