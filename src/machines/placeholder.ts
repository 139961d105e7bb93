import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate'

/** Stands where a flow's hook or a test must provide the real actor; running it is a bug that says its name. */
export const notProvided = <Output, Input = Record<string, never>>(name: string): PromiseActorLogic<Output, Input> =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`actor '${name}' was not provided`)))

/** The same for an actor that lasts and only sends events. */
export const notProvidedListener = <Input extends NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<EventObject, Input> =>
  fromCallback<EventObject, Input>(() => {
    throw new Error(`actor '${name}' was not provided`)
  })
