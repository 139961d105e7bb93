import { addPart } from '../../src/i18n/locale.ts'

/** From now on every language comes with the messages of the fault console. Rejects when they cannot be fetched. */
export const addMessages = (): Promise<void> =>
  addPart({
    en: () => import('../../src/i18n/catalogues/faults/en.po'),
    vi: () => import('../../src/i18n/catalogues/faults/vi.po'),
    ko: () => import('../../src/i18n/catalogues/faults/ko.po'),
  })
