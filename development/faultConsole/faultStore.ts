import type { ApiClient } from '../../src/api/client.ts'
import { changeFaults, readFaults, type FaultState } from '../faults/calls.ts'
import type { ScenarioName } from '../faults/catalogue.ts'
import type { Lasting } from '../faults/scenario.ts'
import { choiceOf, keepNames, keptNames, type ChosenFault } from './chosenFaults.ts'

/** What is on, as far as this page knows. */
export interface FaultView extends FaultState {
  /** Names of the address that no scenario has. */
  readonly unknown: readonly string[]
  readonly isServerReachable: boolean
}

export interface FaultStore {
  readonly subscribe: (listen: () => void) => () => void
  readonly view: () => FaultView
  readonly refresh: () => Promise<void>
  readonly set: (name: ScenarioName, lasts: Lasting | 'off') => Promise<void>
  readonly allOff: () => Promise<void>
}

interface StoreParts {
  readonly api: ApiClient
  readonly storage: Storage
  readonly location: Pick<Location, 'href'>
  /** Puts the address without its choice in the place of the one with it. */
  readonly replaceAddress: (href: string) => void
}

type Change = {
  readonly reset: boolean
  readonly set: readonly { readonly name: ScenarioName; readonly lasts: Lasting | 'off' }[]
}

/** What the address and the tab want on. */
const wantedOf = ({ storage, location, replaceAddress }: StoreParts) => {
  const { chosen, unknown, href } = choiceOf(location.href)
  if (chosen.length + unknown.length > 0) replaceAddress(href)
  const kept = keptNames(storage)
  const lasting = [...new Set([...kept, ...chosen.filter(({ lasts }) => lasts === 'untilOff').map(({ name }) => name)])]
  keepNames(storage, lasting)
  const wanted: readonly ChosenFault[] = [
    ...lasting.map((name) => ({ name, lasts: 'untilOff' as const })),
    ...chosen.filter(({ lasts }) => lasts === 'once'),
  ]
  return { wanted, unknown }
}

/** Switches on what the address and this tab choose, and keeps the page's knowledge of what is on. Ready when the server has heard of it. */
export const openFaultStore = async (parts: StoreParts): Promise<FaultStore> => {
  const { api, storage } = parts
  const { wanted, unknown } = wantedOf(parts)
  const listeners = new Set<() => void>()
  let view: FaultView = { on: [], agent: 'unreachable', unknown, isServerReachable: false }
  const take = (next: FaultView) => {
    if (JSON.stringify(next) === JSON.stringify(view)) return
    view = next
    for (const listen of listeners) listen()
  }
  const hear = (answer: Awaited<ReturnType<typeof read>>) =>
    take(answer.ok ? { ...answer.value, unknown, isServerReachable: true } : { ...view, isServerReachable: false })
  const read = () => api.send(readFaults, {}, { timeout: 5000 })
  const change = async ({ reset, set }: Change) =>
    hear(await api.send(changeFaults, { body: { reset, set: [...set] } }, { timeout: 5000 }))
  const store: FaultStore = {
    subscribe(listen) {
      listeners.add(listen)
      return () => listeners.delete(listen)
    },
    view: () => view,
    refresh: async () => hear(await read()),
    set(name, lasts) {
      const others = keptNames(storage).filter((kept) => kept !== name)
      keepNames(storage, lasts === 'untilOff' ? [...others, name] : others)
      return change({ reset: false, set: [{ name, lasts }] })
    },
    allOff() {
      keepNames(storage, [])
      return change({ reset: true, set: [] })
    },
  }
  await (wanted.length === 0 ? store.refresh() : change({ reset: false, set: wanted }))
  return store
}
