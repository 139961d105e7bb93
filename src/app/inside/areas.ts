import { settingsGroups, type Area } from '../../area/area.ts'

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

/** What each area says of its entries in the activity log. */
export const loadAuditTexts = () => Promise.all(areas.flatMap((area) => area.auditTexts?.() ?? []))

export const companyNotices = areas.flatMap(({ companyNotice }) => companyNotice ?? [])

export const barItems = areas.flatMap(({ barItems: items = [] }) => items)

export const backgroundWork = areas.flatMap(({ background = [] }) => background)
