import { useEffect, useState } from 'react'
import type { Locale } from '../../src/domain/locale.ts'
import { useLocale } from '../../src/i18n/locale.ts'
import { fetchDrawing } from './drawings.ts'

/** How a flow and its states are called in a language, as its drawing says; the flow itself by the empty id. */
export type ChartNames = ReadonlyMap<string, string>

const namesIn = (drawing: Element): ChartNames =>
  new Map([
    ['', drawing.getAttribute('aria-label') ?? ''],
    ...[...drawing.querySelectorAll('[data-name]')].map(
      (state) => [state.getAttribute('data-state') ?? '', state.getAttribute('data-name') ?? ''] as const,
    ),
  ])

const readNames = async (machines: readonly string[], locale: Locale): Promise<ReadonlyMap<string, ChartNames>> => {
  const drawings = await Promise.all(
    machines.map(async (machine) => [machine, await fetchDrawing(machine, locale)] as const),
  )
  return new Map(
    drawings.flatMap(([machine, drawing]) => (drawing === null ? [] : [[machine, namesIn(drawing)] as const])),
  )
}

/** Calls a flow (empty id) or one of its states, with those around it, as the page's language does; as the chart does while that is not known. */
export type CallByName = (machine: string, state: string) => string

export const useChartNames = (machines: readonly string[]): CallByName => {
  const locale = useLocale()
  const [known, setKnown] = useState<ReadonlyMap<string, ChartNames>>(new Map())
  const wanted = [...new Set(machines)].toSorted().join(' ')
  useEffect(() => {
    let isWanted = true
    readNames(wanted === '' ? [] : wanted.split(' '), locale).then((names) => isWanted && setKnown(names), reportError)
    return () => {
      isWanted = false
    }
  }, [wanted, locale])
  return (machine, state) => {
    const names = known.get(machine)
    if (state === '') return names?.get('') || machine
    const parts = state.split('.')
    return parts.map((part, at) => names?.get(parts.slice(0, at + 1).join('.')) || part).join(' › ')
  }
}
