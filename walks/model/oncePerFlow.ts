import type { Flow } from './flow.ts'

/** What is made of a flow, kept as long as the flow is: a flow never changes. */
export const oncePerFlow = <Value>(make: (flow: Flow) => Value): ((flow: Flow) => Value) => {
  const made = new WeakMap<Flow, { readonly value: Value }>()
  return (flow) => {
    const known = made.get(flow) ?? { value: make(flow) }
    made.set(flow, known)
    return known.value
  }
}
