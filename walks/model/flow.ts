import type { AnyMachineSnapshot, AnyStateMachine, ContextFrom, InputFrom, StateValue } from 'xstate'
import type { ScenarioName } from '../../development/faults/catalogue.ts'
import { stimuliOf, type Stimulus } from './stimuli.ts'
import type { EventCases, OutcomeCases } from './machineTypes.ts'

type Cases = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** For cases of events and actors, the fault that can be switched on to make them happen in the product (docs/faults.md). */
export type FaultSwitches<Named extends Cases = Cases> = {
  readonly [Source in keyof Named]?: { readonly [Case in keyof Named[Source]]?: ScenarioName }
}

/** Where a flow rests between two stimuli. */
export interface Resting<Context> {
  readonly value: StateValue
  readonly context: Context
}

interface FlowFacts<Machine extends AnyStateMachine, Events extends EventCases<Machine>> {
  /** The product's machine, with its delays set and nothing else. */
  readonly machine: Machine
  /** Inputs from which the flow begins, by name. */
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  readonly events: Events
  readonly outcomes: OutcomeCases<Machine>
  /** Milliseconds by which the clock goes on for a delay. */
  readonly delays: Readonly<Record<string, number>>
  /** False for what the product does not offer there, or time does not allow, such as the end of a session before its warning. */
  isPossible?(resting: Resting<ContextFrom<Machine>>, stimulus: Stimulus): boolean
  /** Faults by which a tester makes a case happen, where there are any. */
  readonly switches?: FaultSwitches
  /** Rules about what may happen in which order, by name: false for a walk that breaks one, given by its stimuli so far. */
  readonly laws?: Readonly<Record<string, (happened: readonly string[]) => boolean>>
}

/**
 * All that can happen to a flow, for everything that walks it: paths in the view, random walks, mutation, exports.
 * Each machine has one, exported as `flow` from walks/flows/<machine>.ts.
 */
export class Flow<
  Machine extends AnyStateMachine = AnyStateMachine,
  Events extends EventCases<Machine> = EventCases<Machine>,
> {
  readonly machine: Machine
  readonly starts: Readonly<Record<string, InputFrom<Machine>>>
  readonly events: Events
  readonly delays: Readonly<Record<string, number>>
  /** Everything that can happen: the user's events, every end of every actor, every delay. */
  readonly stimuli: readonly Stimulus[]
  readonly #facts: FlowFacts<Machine, Events>

  constructor(facts: FlowFacts<Machine, Events>) {
    this.machine = facts.machine
    this.starts = facts.starts
    this.events = facts.events
    this.delays = facts.delays
    this.stimuli = stimuliOf(facts.machine, facts.events, facts.outcomes)
    this.#facts = facts
  }

  /** The same flow on another version of its machine. */
  on(machine: Machine): Flow<Machine, Events> {
    return new Flow({ ...this.#facts, machine })
  }

  /** The same flow with other inputs to begin from. */
  from(starts: Readonly<Record<string, InputFrom<Machine>>>): Flow<Machine, Events> {
    return new Flow({ ...this.#facts, starts })
  }

  /** The fault that makes a stimulus happen in the product, or null. */
  switchOf(stimulus: Stimulus): ScenarioName | null {
    const source = stimulus.kind === 'outcome' ? stimulus.source : stimulus.event.type
    const end = stimulus.name.slice(stimulus.name.indexOf(': ') + 2)
    return this.#facts.switches?.[source]?.[end] ?? null
  }

  /** Throws where what happened breaks one of the flow's laws. @param happened names of stimuli */
  check(happened: readonly string[]) {
    for (const [law, holds] of Object.entries(this.#facts.laws ?? {}))
      if (!holds(happened)) throw new Error(`broken: ${law}`)
  }

  /** What can happen where the flow rests; nothing once it has ended. */
  possibleAt(snapshot: AnyMachineSnapshot): readonly Stimulus[] {
    if (snapshot.status !== 'active') return []
    return this.stimuli.filter(
      (stimulus) => snapshot.can(stimulus.event) && (this.#facts.isPossible?.(snapshot, stimulus) ?? true),
    )
  }
}

export const isFlow = (value: unknown): value is Flow => value instanceof Flow
