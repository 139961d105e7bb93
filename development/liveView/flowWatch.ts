import {
  isMachineSnapshot,
  type ActorRefLike,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type InspectionEvent,
} from 'xstate'
import { redacted, type Shown } from './redaction.ts'
import { transitionIdOf, knownType, describeSnapshot, type WatchedFlow } from './watched.ts'

/** One event that reached a flow. Nothing of it is kept that may not be shown. */
export interface LogRow {
  readonly key: number
  /** Milliseconds since 1970. */
  readonly at: number
  readonly flow: number
  readonly machine: string
  /** Id of the flow or of the work that sent it; `page` for screens and hooks, `self` for delays and raised events. */
  readonly source: string
  readonly event: string
  readonly fields: Readonly<Record<string, Shown>>
  /** Where the flow rests afterwards; null as long as it is not there. */
  readonly resting: readonly string[] | null
  readonly transitions: readonly string[]
}

export interface FlowsView {
  /** Running ones, then those that ended lately. */
  readonly flows: readonly WatchedFlow[]
  /** Oldest first. */
  readonly log: readonly LogRow[]
  readonly isPaused: boolean
}

export interface FlowWatch {
  readonly inspect: (event: InspectionEvent) => void
  readonly subscribe: (listen: () => void) => () => void
  readonly view: () => FlowsView
  readonly clear: () => void
  readonly setPaused: (isPaused: boolean) => void
}

const keptRows = 400
const keptEnded = 6

const machineOf = (ref: ActorRefLike): AnyMachineSnapshot | null => {
  const snapshot: unknown = ref.getSnapshot()
  return isMachineSnapshot(snapshot) ? snapshot : null
}

const sourceOf = (source: ActorRefLike | undefined, target: ActorRefLike): string => {
  if (source === undefined) return 'page'
  if (source === target) return 'self'
  const machine = machineOf(source)
  if (machine !== null) return machine.machine.id
  return 'id' in source && typeof source.id === 'string' ? source.id : 'work'
}

/** Running flows first, and of the others only those that ended last. */
const inOrder = (flows: readonly WatchedFlow[]): readonly WatchedFlow[] => {
  const running = flows.filter(({ status }) => status === 'active')
  return [...running, ...flows.filter(({ status }) => status !== 'active').slice(-keptEnded)]
}

/** Holds what is shown, and notifies listeners of changes, once for all that happen at one time. */
const createFlowsStore = () => {
  const listeners = new Set<() => void>()
  let view: FlowsView = { flows: [], log: [], isPaused: false }
  let isNotifying = false
  return {
    view: () => view,
    change: (part: Partial<FlowsView>) => {
      view = { ...view, ...part }
      if (isNotifying) return
      isNotifying = true
      // Flows begin while React draws, when nothing may be drawn anew.
      queueMicrotask(() => {
        isNotifying = false
        for (const listen of listeners) listen()
      })
    },
    subscribe: (listen: () => void) => {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
  }
}

/** Keys for the rows of the log and for flows, each flow with one of its own. */
const createKeys = () => {
  const keys = new WeakMap<ActorRefLike, number>()
  let lastKey = 0
  const next = () => ++lastKey
  const keyOf = (ref: ActorRefLike): number => {
    const key = keys.get(ref) ?? next()
    keys.set(ref, key)
    return key
  }
  return { next, keyOf }
}

/** Writes into the store how flows stand and which events reach them. */
const createRecorder = ({ view, change }: ReturnType<typeof createFlowsStore>, now: () => number) => {
  const { next, keyOf } = createKeys()
  const see = (ref: ActorRefLike, snapshot: AnyMachineSnapshot, transitions: readonly string[] | null) => {
    const key = keyOf(ref)
    const { flows: before } = view()
    const known = before.find((flow) => flow.key === key)
    const seen = { key, ...describeSnapshot(snapshot), transitions: transitions ?? known?.transitions ?? [] }
    const isResumed = known !== undefined && known.status === seen.status
    const flows = isResumed
      ? before.map((flow) => (flow.key === key ? seen : flow))
      : [...before.filter((flow) => flow.key !== key), seen]
    change({ flows: inOrder(flows) })
    return seen
  }
  const note = (
    ref: ActorRefLike,
    snapshot: AnyMachineSnapshot,
    source: string,
    { type, actorId: _, ...fields }: AnyEventObject,
  ): LogRow => {
    const row = {
      key: next(),
      at: now(),
      flow: keyOf(ref),
      machine: snapshot.machine.id,
      source,
      event: knownType(snapshot, type),
      fields: redacted(fields),
      resting: null,
      transitions: [],
    }
    const { isPaused, log } = view()
    if (!isPaused) change({ log: [...log, row].slice(-keptRows) })
    return row
  }
  return { keyOf, see, note }
}

/** Follows every flow that is inspected, whatever machines there are. Listeners hear of it after the flow has gone on. */
export const watchFlows = (now: () => number): FlowWatch => {
  const store = createFlowsStore()
  const { view, change, subscribe } = store
  const { keyOf, see, note } = createRecorder(store, now)
  const taken = new WeakMap<ActorRefLike, readonly string[]>()
  const rowOf = new WeakMap<AnyEventObject, LogRow>()

  const arrive = (ref: ActorRefLike, source: ActorRefLike | undefined, event: AnyEventObject) => {
    // A flow that broke down says nothing more itself, but its parent hears of it.
    const sender = source === undefined ? null : machineOf(source)
    if (source !== undefined && sender !== null && sender.status !== 'active') see(source, sender, null)
    const snapshot = machineOf(ref)
    if (snapshot !== null) rowOf.set(event, note(ref, snapshot, sourceOf(source, ref), event))
  }
  const rest = (ref: ActorRefLike, event: AnyEventObject, snapshot: AnyMachineSnapshot) => {
    const transitions = taken.get(ref) ?? []
    taken.delete(ref)
    const { resting } = see(ref, snapshot, transitions)
    const known = rowOf.get(event)
    const row = known?.flow === keyOf(ref) ? known : note(ref, snapshot, 'self', event)
    change({ log: view().log.map((one) => (one.key === row.key ? { ...one, resting, transitions } : one)) })
  }

  return {
    inspect(event) {
      if (event.type === '@xstate.microstep')
        taken.set(event.actorRef, [...(taken.get(event.actorRef) ?? []), ...event._transitions.flatMap(transitionIdOf)])
      else if (event.type === '@xstate.event') arrive(event.actorRef, event.sourceRef, event.event)
      else if (event.type === '@xstate.snapshot' && isMachineSnapshot(event.snapshot))
        rest(event.actorRef, event.event, event.snapshot)
    },
    subscribe,
    view,
    clear: () => change({ log: [] }),
    setPaused: (isPaused) => change({ isPaused }),
  }
}
