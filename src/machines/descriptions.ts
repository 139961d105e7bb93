import type { AnyStateMachine, EventFromLogic } from 'xstate'

type Implementations<Machine extends AnyStateMachine> = Parameters<Machine['provide']>[0]

/**
 * Descriptions of a flow's events, actors and delays as analysts and testers read them, in English; the catalogue `charts` has them in every language.
 * No flow depends on it. Names of states, guards and actions speak for themselves.
 */
export interface DescriptionsOf<Machine extends AnyStateMachine> {
  /** What happens: `The user gives up signing`. */
  readonly events: { readonly [Type in EventFromLogic<Machine>['type']]: string }
  /** The beginning of a sentence that how the work ends completes: `The agent, asked for the token, answers`. */
  readonly actors: { readonly [Actor in keyof NonNullable<Implementations<Machine>['actors']> & string]: string }
  /** What has come when the time is up: `A few minutes are left`. */
  readonly delays: { readonly [Delay in keyof NonNullable<Implementations<Machine>['delays']> & string]: string }
}
