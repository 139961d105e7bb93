import { StateMachine, type AnyStateMachine } from 'xstate'
import type { Config } from './config.ts'

export const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine

/** Gives machines another configuration: those that are made of them by `provide` from now on have it. */
export const configure = (machines: readonly AnyStateMachine[], config: Config) => {
  for (const machine of machines) Reflect.set(machine, 'config', config)
}
