import { settingsGroups, type Area } from '../../area/area.ts'
import type { TextsForOthers, TextsOfAreas } from '../../area/textsForOthers.ts'
import { createPart } from '../../ui/part/part.ts'

const files = import.meta.glob<{ readonly area: Area }>('../../features/*/area.ts', { eager: true })

/** Every area of the product, as its folder of `features` describes it. */
const areas = Object.values(files).map(({ area }) => area)

/** Panels of the settings in the order of the sidebar. */
export const settingsPanels = areas
  .flatMap(({ panels = [] }) => panels)
  .toSorted(
    (one, other) =>
      settingsGroups.indexOf(one.group) - settingsGroups.indexOf(other.group) || one.position - other.position,
  )

export const areaPages = areas.flatMap(({ pages = [] }) => pages)

const textsOfAreas = <Name extends keyof TextsForOthers>(name: Name) =>
  createPart(async () => {
    const texts = await Promise.all(areas.flatMap((area) => area.textsForOthers?.() ?? []))
    return Promise.all(texts.flatMap((each) => each[name]?.() ?? []))
  })

/** What each area says of itself in screens of others. */
export const areaTexts: TextsOfAreas = {
  audit: textsOfAreas('audit'),
  notifications: textsOfAreas('notifications'),
  permissions: textsOfAreas('permissions'),
}

export const companyNotices = areas.flatMap(({ companyNotice }) => companyNotice ?? [])

export const customerParts = areas.flatMap(({ customerPart }) => customerPart ?? [])

export const overviewParts = areas.flatMap(({ overview }) => overview ?? [])

export const barItems = areas.flatMap(({ barItems: items = [] }) => items)

export const backgroundWork = areas.flatMap(({ background = [] }) => background)
