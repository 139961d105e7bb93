import { useState, type ComponentType, type ReactNode } from 'react'
import { LeftPlacesProvider, type LeftPlaces } from '../../../src/area/leftPlaces.ts'
import {
  NavigationProvider,
  type Navigation,
  type PageId,
  type PagePlace,
  type Parameters,
} from '../../../src/area/navigation.ts'
import type { Permission, Scope } from '../../../src/domain/session.ts'
import type { FakeServer } from './fakeServer.ts'
import { renderScreen } from './renderScreen.tsx'

interface Visited {
  /** Where the page has led. */
  readonly opened: { readonly page: PageId; readonly place: PagePlace }[]
  readonly places: LeftPlaces
  /** Search parameters of the address, by now. */
  address: Parameters
}

interface PlacedProps {
  readonly here: PageId
  readonly visited: Visited
  readonly mayOpenPanels: boolean
  readonly children: ReactNode
}

const Placed = ({ here, visited, mayOpenPanels, children }: PlacedProps) => {
  const [parameters, setParameters] = useState(visited.address)
  const change = (next: (now: Parameters) => Parameters): void =>
    setParameters((now) => {
      visited.address = next(now)
      return visited.address
    })
  const navigation: Navigation = {
    parameters,
    changeParameters: change,
    changeParametersFrom: (_from, next) => change(next),
    openPanel: () => {},
    mayOpenPanel: () => mayOpenPanels,
    panelHref: (panel) => `#${panel}`,
    openPage: (page, place) => void visited.opened.push({ page, place }),
    pageHref: (page, { record, parameters: of = {} }) =>
      `#${page}${record === undefined ? '' : `/${record}`}?${new URLSearchParams(Object.entries(of).map(([name, value]) => [name, value ?? '']))}`,
  }
  return (
    <LeftPlacesProvider value={{ places: visited.places, here }}>
      <NavigationProvider value={navigation}>{children}</NavigationProvider>
    </LeftPlacesProvider>
  )
}

export interface Visit {
  readonly server: FakeServer
  readonly scope?: Scope
  readonly permissions?: Permission[]
  readonly address?: Parameters
  readonly places?: LeftPlaces
  readonly mayOpenPanels?: boolean
}

/** A page of an area at its place, and where it leads. */
export const visitPage = async (
  here: PageId,
  Shown: ComponentType,
  { address = {}, places = new Map(), mayOpenPanels = false, ...visit }: Visit,
) => {
  const visited: Visited = { opened: [], places, address }
  await renderScreen(
    <Placed here={here} mayOpenPanels={mayOpenPanels} visited={visited}>
      <Shown />
    </Placed>,
    visit,
  )
  return visited
}
