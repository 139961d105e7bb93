import { getRouteApi } from '@tanstack/react-router'
import type { NotifiedRecord, Openable } from '../../../area/area.ts'
import { useNavigation } from '../../../area/navigation.ts'
import { useSeekPeople } from '../../../records/address/usePeoplePlace.ts'
import { settingsPanels } from '../areas.ts'

const root = getRouteApi('__root__')

type Described = Omit<Openable<string, never>, 'found' | 'notified' | 'commands'>

/** Records of a kind, and where they are opened: the panel or the page whose id is the kind. */
export interface RecordKind extends Described {
  readonly status: NonNullable<Openable<string, never>['found']>['status']
  /** Null where they are not searched for. */
  readonly openFound: ((id: string) => void) | null
  readonly openAllFound: (text: string) => void
  /** Does nothing where it is shown nowhere. */
  readonly openNotified: (record: NotifiedRecord) => void
}

type Seek = ReturnType<typeof useSeekPeople>

const kindOf = <Place>(
  described: Openable<string, Place>,
  open: (place: Place) => void,
  seekPeople: Seek,
): RecordKind => {
  const { found, notified } = described
  return {
    ...described,
    status: found?.status,
    openFound: found === undefined ? null : (id) => open(found.record(id)),
    openAllFound: (text) => {
      if (found?.isOfPeople === true) seekPeople(described.id, { search: text })
      if (found !== undefined) open(found.all(text))
    },
    openNotified: (record) => {
      const place = notified?.(record) ?? found?.record(record.id)
      if (place !== undefined) open(place)
    },
  }
}

/** Every kind of records, in the order in which they are listed: panels of the settings, then pages. */
export const useRecordKinds = (): readonly RecordKind[] => {
  const { pages } = root.useRouteContext()
  const { openPanel, openPage } = useNavigation()
  const seekPeople = useSeekPeople()
  return [
    ...settingsPanels.map((panel) => kindOf(panel, (parameters) => openPanel(panel.id, parameters), seekPeople)),
    ...pages.map((page) => kindOf(page, (place) => openPage(page.id, place), seekPeople)),
  ]
}
