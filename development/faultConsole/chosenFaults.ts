import * as v from 'valibot'
import { scenarioNameSchema, type ScenarioName } from '../faults/catalogue.ts'
import type { Lasting } from '../faults/scenario.ts'

export interface ChosenFault {
  readonly name: ScenarioName
  readonly lasts: Lasting
}

/** What an address chooses: `?fault=register.refused`, several with commas, `name:once` for the first call only. */
export interface AddressChoice {
  readonly chosen: readonly ChosenFault[]
  /** What is no scenario's name, alone or followed by `:once`. */
  readonly unknown: readonly string[]
  /** The same address without its choice. */
  readonly href: string
}

const onlyOnce = ':once'

export const choiceOf = (href: string): AddressChoice => {
  const url = new URL(href)
  const words = url.searchParams
    .getAll('fault')
    .flatMap((text) => text.split(','))
    .filter((word) => word !== '')
  url.searchParams.delete('fault')
  const read = words.map((word) => {
    const isOnce = word.endsWith(onlyOnce)
    const name = v.safeParse(scenarioNameSchema, isOnce ? word.slice(0, -onlyOnce.length) : word)
    return {
      word,
      chosen: name.success ? { name: name.output, lasts: isOnce ? ('once' as const) : ('untilOff' as const) } : null,
    }
  })
  return {
    chosen: read.flatMap(({ chosen }) => chosen ?? []),
    unknown: read.flatMap(({ word, chosen }) => (chosen === null ? [word] : [])),
    href: url.href,
  }
}

const place = 'tokhai.faults'
const keptSchema = v.pipe(v.string(), v.parseJson(), v.array(scenarioNameSchema))

/** Names that this tab keeps on through reloads and restarts of the server. */
export const keptNames = (storage: Storage): readonly ScenarioName[] => {
  const read = v.safeParse(keptSchema, storage.getItem(place))
  return read.success ? read.output : []
}

export const keepNames = (storage: Storage, names: readonly ScenarioName[]): void =>
  names.length === 0 ? storage.removeItem(place) : storage.setItem(place, JSON.stringify(names))
