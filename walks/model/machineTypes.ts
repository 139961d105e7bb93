import type { AnyStateMachine, EventFromLogic, OutputFrom, SnapshotFrom } from 'xstate'
import type { Outcome } from './heldActor.ts'

type Logics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

type Outputs<Machine extends AnyStateMachine> = {
  [Source in keyof Logics<Machine> & string]: OutputFrom<NonNullable<Logics<Machine>[Source]>>
}

/** Names of the actors that end with an output; listeners that only send events are left out. */
export type SourceOf<Machine extends AnyStateMachine> = {
  [Source in keyof Outputs<Machine>]: [Outputs<Machine>[Source]] extends [undefined] ? never : Source
}[keyof Outputs<Machine>]

type OutputOf<Machine extends AnyStateMachine, Source extends SourceOf<Machine>> = Outputs<Machine>[Source]

type Coded = { readonly code: string }

type FailureOf<Output> = Output extends { ok: false; failure: infer Failure extends Coded } ? Failure : never

/** One way to fail per code. */
export type FailureCases<Failure extends Coded> = {
  readonly [Code in Failure['code']]: {
    readonly answers: { readonly ok: false; readonly failure: Extract<Failure, { code: Code }> }
  }
}

type LiteralCases<Output> = { readonly [Code in Extract<Output, string>]: { readonly answers: Code } }

/** Every way an actor may end, by name: each failure by its code, each plain code by itself, a bug, and the successes. */
type CasesOf<Output> = FailureCases<FailureOf<Output>> &
  LiteralCases<Output> & {
    readonly throws: { readonly throws: Error }
  } & Readonly<Record<string, Outcome<Output>>>

/** The cases of every actor a machine names; one that is left out is a type error. */
export type OutcomeCases<Machine extends AnyStateMachine> = {
  readonly [Source in SourceOf<Machine>]: CasesOf<OutputOf<Machine, Source>>
}

type EventOf<Machine extends AnyStateMachine> = EventFromLogic<Machine>

/** Named cases of every event a machine takes; an event that is left out is a type error. */
export type EventCases<Machine extends AnyStateMachine> = {
  readonly [Type in EventOf<Machine>['type']]: Readonly<Record<string, Extract<EventOf<Machine>, { type: Type }>>>
}

type Path<Value> = Value extends string
  ? Value
  : {
      [Key in keyof Value & string]: Value[Key] extends undefined ? never : `${Key}.${Path<NonNullable<Value[Key]>>}`
    }[keyof Value & string]

/** Dotted names of the innermost states, one per region: `signedIn.lifetime.fresh`. */
export type StateName<Machine extends AnyStateMachine> = Path<SnapshotFrom<Machine>['value']>
