import type { InspectionEvent } from 'xstate'

type Inspect = (event: InspectionEvent) => void

let listener: Inspect = () => {}

/**
 * An option of every actor that the page starts for a flow: in development builds its whole system, child flows included, is reported to
 * whoever listens. In other builds it is empty.
 */
export const inspected: { readonly inspect?: Inspect } = import.meta.env.DEV
  ? { inspect: (event) => listener(event) }
  : {}

/** From now on every event of every flow is heard, instead of by who listened before. What happened earlier is not reported again. */
export const listenToFlows = (listen: Inspect): void => {
  listener = listen
}
