import { fromPromise, type PromiseActorLogic } from 'xstate'

/** How a piece of work ends: with an answer (which may be a failure that is foreseen) or with a bug. */
export type Outcome<Output> = { readonly answers: Output } | { readonly throws: Error }

/** A piece of work that a flow has started and that ends when the test says so. */
export interface HeldActor<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>
  /** What it was started with, oldest first. */
  readonly inputs: readonly Input[]
  /** Whether the flow waits for it: started, not ended, not called off. */
  isRunning(): boolean
  /** Ends the running work; resolves when the flow has taken the outcome. Throws when nothing runs. */
  settle(outcome: Outcome<Output>): Promise<void>
}

interface Run<Output> {
  readonly signal: AbortSignal
  readonly promise: Promise<Output>
  readonly resolve: (output: Output) => void
  readonly reject: (error: Error) => void
  settled: boolean
}

const begin = <Output>(signal: AbortSignal): Run<Output> => ({
  signal,
  settled: false,
  ...Promise.withResolvers<Output>(),
})

/** An actor for a flow under test, named as the chart names it. */
export const holdActor = <Output, Input = Record<string, never>>(name: string): HeldActor<Output, Input> => {
  const inputs: Input[] = []
  const runs: Run<Output>[] = []
  const running = () => runs.find((run) => !run.settled && !run.signal.aborted)
  return {
    inputs,
    logic: fromPromise<Output, Input>(({ input, signal }) => {
      const run = begin<Output>(signal)
      inputs.push(input)
      runs.push(run)
      return run.promise
    }),
    isRunning: () => running() !== undefined,
    settle: async (outcome) => {
      const run = running()
      if (run === undefined) throw new Error(`'${name}' is not running`)
      run.settled = true
      if ('throws' in outcome) run.reject(outcome.throws)
      else run.resolve(outcome.answers)
      // The flow's own reaction to the promise was attached first, so it has run when this one does.
      await Promise.allSettled([run.promise])
    },
  }
}
