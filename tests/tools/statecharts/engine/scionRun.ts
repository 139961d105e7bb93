import { createRequire } from 'node:module'
import { createContext } from 'node:vm'
import { XmlDocument, XmlElement } from 'libxml2-wasm'
import { ownNamespace } from '../../../../tools/statecharts/formats/scxml/names.ts'
import type { Deeds, Run } from './xstateRun.ts'

/** What of SCION is used here; its own types do not compile. */
interface Interpreter {
  start: () => unknown
  gen: (event: { readonly name: string }) => unknown
  isFinal: () => boolean
  on: (event: string, listener: (...parameters: readonly unknown[]) => void) => void
}
interface Scion {
  readonly core: {
    readonly Statechart: new (model: unknown, options: Readonly<Record<string, unknown>>) => Interpreter
  }
  readonly documentStringToModel: (url: string, text: string, done: (error: unknown, factory: Factory) => void) => void
}
interface Factory {
  readonly prepare: (done: (error: unknown, model: unknown) => void, context: object) => void
}

const isScion = (loaded: unknown): loaded is Scion =>
  typeof loaded === 'object' && loaded !== null && 'core' in loaded && 'documentStringToModel' in loaded

const load = (): Scion => {
  const loaded: unknown = createRequire(import.meta.url)('@scion-scxml/scxml')
  if (!isScion(loaded)) throw new Error('@scion-scxml/scxml is another package than expected')
  return loaded
}

const scion = load()
const errorOf = (error: unknown) => (error instanceof Error ? error : new Error(JSON.stringify(error)))

/** Names of the transitions of each state in a file, in its order; empty for one that is none of the chart's. */
const transitionNames = (text: string): ReadonlyMap<string, readonly string[]> => {
  using document = XmlDocument.fromString(text)
  const names = new Map<string, readonly string[]>()
  const read = (element: XmlElement) => {
    const own: string[] = []
    for (let child = element.firstChild; child !== null; child = child.next) {
      if (!(child instanceof XmlElement)) continue
      if (child.name === 'transition')
        own.push(
          child.attrs.find(({ name, namespaceUri }) => name === 'id' && namespaceUri === ownNamespace)?.value ?? '',
        )
      else read(child)
    }
    names.set(element.attr('id')?.value ?? '', own)
  }
  read(document.root)
  return names
}

/** A `send` that waits for its time, in milliseconds. */
export interface Timer {
  readonly event: string
  readonly delay: number
}

export interface ScionRun extends Run {
  readonly timers: () => readonly Timer[]
  /** Errors of conditions and executable content. */
  readonly errors: () => readonly string[]
}

/** A file of SCXML as SCION compiled it; the walk sets its variables. */
export interface ScionFile {
  readonly set: (variable: string, value: boolean) => void
  readonly start: () => readonly [ScionRun, Deeds]
}

const timerOf = (event: unknown, options: unknown): readonly [string, Timer] => {
  const get = (from: unknown, key: string): unknown =>
    typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined
  return [String(get(event, 'sendid')), { event: String(get(event, 'name')), delay: Number(get(options, 'delay')) }]
}

/**
 * Compiles a file for SCION, with timers that only the walk lets expire.
 *
 * @param stateOf id of a chart's state by the file's; null for a state that only the file has
 */
export const compiledByScion = async (text: string, stateOf: (id: string) => string | null): Promise<ScionFile> => {
  const names = transitionNames(text)
  const variables = createContext({})
  const factory = await new Promise<Factory>((resolve, reject) => {
    scion.documentStringToModel('chart.scxml', text, (error, made) =>
      error === null || error === undefined ? resolve(made) : reject(errorOf(error)),
    )
  })
  const model = await new Promise<unknown>((resolve, reject) => {
    factory.prepare(
      (error, made) => (error === null || error === undefined ? resolve(made) : reject(errorOf(error))),
      variables,
    )
  })
  return {
    set: (variable, value) => {
      Reflect.set(variables, variable, value)
    },
    start: () => {
      const timers = new Map<string, Timer>()
      const errors: string[] = []
      let deeds: string[] = []
      const interpreter = new scion.core.Statechart(model, {
        sessionRegistry: new Map(),
        customSend: (event: unknown, options: unknown) => timers.set(...timerOf(event, options)),
        customCancel: (id: string) => timers.delete(id),
      })
      const noteState = (deed: string) => (id: unknown) => {
        const state = stateOf(String(id))
        if (state !== null) deeds.push(`${deed} ${state}`)
      }
      interpreter.on('onEntry', noteState('entered'))
      interpreter.on('onExit', noteState('exited'))
      interpreter.on('onTransition', (source, _, index) => {
        const name = names.get(String(source))?.[Number(index)] ?? ''
        if (name !== '') deeds.push(`took ${name}`)
      })
      interpreter.on('onError', (error) => errors.push(JSON.stringify(error)))
      interpreter.start()
      const run: ScionRun = {
        send: (event) => {
          deeds = []
          timers.delete(event)
          interpreter.gen({ name: event })
          return deeds
        },
        isDone: () => interpreter.isFinal(),
        timers: () => [...timers.values()].toSorted((one, other) => (one.event < other.event ? -1 : 1)),
        errors: () => errors,
      }
      return [run, deeds]
    },
  }
}
